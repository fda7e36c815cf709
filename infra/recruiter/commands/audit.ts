import type { Act, AuditEntry } from '#shared/platform/audit.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { momentInMalaysia, timeText } from '../output/dates.ts'
import { table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { referenceOf } from './reference.ts'

const words = {
  position_imported: 'imported a position',
  position_status_set: 'set a position to',
  position_removed: 'removed a position',
  published: 'published the positions',
  application_shown: 'looked at an application',
  applications_compared: 'compared an application with others',
  application_decided: 'decided on an application:',
  decision_recalled: 'recalled a decision:',
  attempt_granted: 'granted an interview',
  cv_opened: 'opened a CV',
  recording_opened: 'opened a recording',
  quotes_shown: 'read quotes of an interview',
  recording_retried: 'retried a recording',
  recording_deleted: 'deleted a recording',
  enquiries_retried: 'retried enquiries:',
  account_exported: 'exported an account',
  account_erased: 'erased an account',
  staff_invited: 'invited to the desk as',
  staff_changed: 'changed a member of staff:',
  staff_factor_reset: 'reset a second factor',
} as const satisfies Record<Act, string>

type Listed = AuditEntry & { reference: string }

/** The ids of applications and recordings are too long to type, so a reference stands for them. */
const listed = (entry: AuditEntry): Listed => ({
  ...entry,
  reference: entry.on.includes('--') ? referenceOf(entry.on) : entry.on,
})

/** A newer API can return acts that are unknown here. */
const actText = ({ act, detail }: Listed): string => {
  const text = new Map<string, string>(Object.entries(words)).get(act) ?? act
  return detail === null ? text : `${text} ${detail}`
}

/** `user/aisyah` of `arn:aws:iam::111122223333:user/aisyah` */
const shortName = (arn: string): string => arn.slice(arn.lastIndexOf(':') + 1)

const columns: Column<Listed>[] = [
  { title: 'TIME', of: ({ at }) => timeText(at) },
  { title: 'WHO', of: ({ who }) => shortName(who), cuttable: true },
  { title: 'ACT', of: actText },
  { title: 'ON', of: ({ reference }) => (reference === '' ? '-' : reference), cuttable: true },
]

const defaultDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

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
  wanted: { since: string; candidate?: string },
): Promise<Listed[]> {
  const found: Listed[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.listAudit({ body: { ...wanted, cursor } })
    found.push(...data.entries.map(listed))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  return found
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
