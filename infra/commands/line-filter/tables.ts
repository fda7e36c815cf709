import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Lines of one author, who had not read the filter; forbidden ones with the rule that they break. */
const table = z.strictObject({
  forbidden: z.array(z.tuple([z.string(), z.string()])),
  ordinary: z.array(z.string()),
})

export type Line = { text: string; isForbidden: boolean; kind: string }
export type Table = { name: string; lines: Line[] }

export const trainingTables = new URL('./tables/', import.meta.url)
/** What candidates say, by its kind. */
export const utteranceTables = new URL('./utterance-tables/', import.meta.url)
/** Lines beside the answers, the CV and the position that they speak of. */
export const contextTables = new URL('./context-tables/', import.meta.url)
/** What candidates ask for. Tests read them too. */
export const requestTables = new URL('../../../tests/support/interview/utterances/', import.meta.url)

export const filesIn = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()

export const readTables = (folder: URL): Table[] =>
  filesIn(folder).map((file) => ({ name: file.replace('.json', ''), lines: linesOf(new URL(file, folder)) }))

/** The hash of a folder's tables. The weights contain it, so that a test can compare. */
export function digestOf(folder: URL): string {
  const hash = createHash('sha256')
  for (const file of filesIn(folder)) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex')
}

export function linesOf(file: URL): Line[] {
  const { forbidden, ordinary } = table.parse(JSON.parse(readFileSync(file, 'utf8')))
  return [
    ...ordinary.map((text) => ({ text, isForbidden: false, kind: 'ordinary' })),
    ...forbidden.map(([kind, text]) => ({ text, isForbidden: true, kind })),
  ]
}
