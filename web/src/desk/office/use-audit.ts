import { allPages } from '../all-pages.ts'
import { saveFile } from '../../ui/save-file.ts'
import { recruitingApi } from '../desk-api.ts'
import { usePages } from '../use-pages.ts'
import { csvOf } from './audit-csv.ts'
import { auditPath, bodyOf, type AuditFilter } from './audit-filter.ts'

type Body = ReturnType<typeof bodyOf>

const load = async (body: Body, cursor: string | undefined) =>
  (await recruitingApi.listAudit({ body: { ...body, ...(cursor !== undefined && { cursor }) } })).data

/** The acts of a filter, newest first. */
export const useAudit = (filter: AuditFilter) =>
  usePages(['audit', auditPath(filter)], (cursor) => load(bodyOf(filter, new Date()), cursor), {
    revalidateFirstPage: false,
  })

const maxActs = 10_000

/** Saves the acts of a filter as a file. Returns how many, and whether older ones are missing. */
export async function saveCsv(
  filter: AuditFilter,
  onProgress: (read: number) => void,
): Promise<{ count: number; isCut: boolean }> {
  const body = bodyOf(filter, new Date())
  const { entries, next } = await allPages((cursor) => load(body, cursor), onProgress, maxActs)
  saveFile('audit.csv', new Blob([csvOf(entries)], { type: 'text/csv' }))
  return { count: entries.length, isCut: next !== null }
}
