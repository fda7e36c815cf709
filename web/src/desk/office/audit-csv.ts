import { actName } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { onTexts, whoText } from './act-texts.ts'

const heading = ['Time (UTC)', 'Who', 'Act', 'Detail', 'About', 'Who (id)', 'About (id)', 'Candidate (id)']

/** A spreadsheet takes a text that begins with one of these for a formula. */
const startsFormula = /^[=+\-@\t\r]/

function cell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const cellsOf = (entry: AuditEntry): string[] => [
  entry.at,
  whoText(entry),
  actName(entry.act),
  entry.detail ?? '',
  onTexts(entry).join(', '),
  entry.who,
  entry.on,
  entry.userId ?? '',
]

/** Acts as a file for a spreadsheet. Excel reads UTF-8 where the file begins with a byte order mark. */
export const csvOf = (entries: readonly AuditEntry[]): string =>
  `\uFEFF${[heading, ...entries.map(cellsOf)].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
