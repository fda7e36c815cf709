import { actName } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { momentInMalaysia, timeText } from '../output/dates.ts'
import { table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { referenceOf } from './reference.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

type Listed = AuditEntry & { reference: string }

/** The ids of applications and recordings are too long to type, so a reference stands for them. */
const listed = (entry: AuditEntry): Listed => ({
  ...entry,
  reference: entry.on.includes('--') ? referenceOf(entry.on) : entry.on,
})

const actText = ({ act, detail }: Listed): string =>
  detail === null ? actName(act) : `${actName(act)}: ${detail}`

/** `user/aisyah` of `arn:aws:iam::111122223333:user/aisyah` */
const shortName = (arn: string): string => arn.slice(arn.lastIndexOf(':') + 1)

const columns: Column<Listed>[] = [
  { title: 'TIME', of: ({ at }) => timeText(at) },
  { title: 'WHO', of: ({ who }) => shortName(who), cuttable: true },
  { title: 'ACT', of: actText },
  { title: 'ON', of: ({ reference }) => (reference === '' ? '-' : reference), cuttable: true },
]

const defaultDays = 30

/** By default the last 30 days; with a reference, everything. */
function sinceOf(text: string | undefined, reference: string | undefined, now: Date): string {
  if (text === undefined)
    return new Date(reference === undefined ? now.getTime() - defaultDays * dayMilliseconds : 0).toISOString()
  const moment = momentInMalaysia(`${text} 00:00`)
  if (moment === undefined) throw new UsageError(`--since is "${text}": please write a day as 2026-12-31.`)
  return moment
}

async function entriesSince(
  api: RecruiterApi,
  filter: { since: string; candidate?: string },
): Promise<Listed[]> {
  const entries: Listed[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.listAudit({ body: { ...filter, cursor } })
    entries.push(...data.entries.map(listed))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  return entries
}

const isOn = ({ on, userId, reference }: Listed, text: string): boolean =>
  on === text || userId === text || reference.startsWith(text.toLowerCase())

export const auditCommand: Command = {
  words: 'audit',
  arguments: [],
  options: ['who', 'since', 'reference'],
  help: 'what operators did: who, when, on what; oldest first',
  notes: [
    'With an email address as --reference it lists what was done to the account that has it, and',
    'whether an account with it was erased. It keeps two years, and no data of candidates but ids.',
    'TIME is that of Malaysia.',
  ],
  async run({ options: { who = '', since, reference } }, { api, now }) {
    // Only the server can find an e-mail address: the audit contains hashes of them.
    const isAddress = reference?.includes('@') === true
    const entries = (
      await entriesSince(api, {
        since: sinceOf(since, reference, now),
        ...(isAddress ? { candidate: reference } : {}),
      })
    )
      .filter((entry) => entry.who.toLowerCase().includes(who.toLowerCase()))
      .filter((entry) => reference === undefined || isAddress || isOn(entry, reference))
    const count = `${entries.length} act${entries.length === 1 ? '' : 's'}`
    const text = entries.length === 0 ? 'There are no such acts.' : `${table(columns, entries)}\n${count}`
    return { data: { entries }, text }
  },
}
