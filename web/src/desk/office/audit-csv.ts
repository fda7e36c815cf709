import { actName } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { csvFile } from '../../ui/csv.ts'
import { onTexts, whoText } from './act-texts.ts'

const heading = ['Time (UTC)', 'Who', 'Act', 'Detail', 'About', 'Who (id)', 'About (id)', 'Candidate (id)']

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

/** Acts as a file for a spreadsheet. */
export const csvOf = (entries: readonly AuditEntry[]): string => csvFile([heading, ...entries.map(cellsOf)])
