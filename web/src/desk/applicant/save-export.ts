import { saveFile } from '../../ui/save-file.ts'
import { accountsApi } from '../desk-api.ts'

/** Saves the same file as the export of the recruiter tool. The API answers enquiries in pages. */
export async function saveExport(candidate: string): Promise<void> {
  const { next: first, ...data } = (await accountsApi.exportCandidate({ body: { candidate } })).data
  const enquiries = [...data.enquiries]
  for (let cursor = first; cursor !== null;) {
    const more = (await accountsApi.exportCandidate({ body: { candidate, cursor } })).data
    enquiries.push(...more.enquiries)
    cursor = more.next
  }
  const text = JSON.stringify({ ...data, enquiries }, undefined, 2)
  saveFile(`candidate-${candidate}.json`, new Blob([text], { type: 'application/json' }))
}
