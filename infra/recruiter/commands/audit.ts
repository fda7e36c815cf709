import { actName, acts, type Act } from '#shared/platform/acts.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { dateText, momentInMalaysia, timeText } from '../output/dates.ts'
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

const whoOf = ({ who, names }: Listed): string => names?.who ?? shortName(who)

/** A candidate or colleague and the position. */
function aboutText({ on, userId, names }: Listed): string {
  const person = userId === null ? names?.colleague : (names?.candidate ?? 'erased account')
  return [person, names?.position].filter((text) => typeof text === 'string').join(', ') || on || '-'
}

const columns: Column<Listed>[] = [
  { title: 'TIME', of: ({ at }) => timeText(at) },
  { title: 'WHO', of: whoOf, cuttable: true },
  { title: 'ACT', of: actText },
  { title: 'ABOUT', of: aboutText, cuttable: true },
  { title: 'REF', of: ({ reference }) => reference || '-' },
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

type Asked = { since: string; candidate?: string; act?: Act }

async function entriesSince(api: RecruiterApi, filter: Asked): Promise<Listed[]> {
  const entries: Listed[] = []
  let cursor: string | undefined
  do {
    const { data } = await api.listAudit({ body: { ...filter, cursor } })
    entries.push(...data.entries.map(listed))
    cursor = data.next ?? undefined
  } while (cursor !== undefined)
  return entries
}

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** Whether a principal is a member of a name or address, or an operator with an ARN, that contains a text. */
async function principalsNamed(api: RecruiterApi, text: string) {
  const { staff } = (await api.listStaff()).data
  const members = staff.filter(({ name, email }) => holds(name, text) || holds(email, text))
  const ids = new Set(members.map(({ id }) => `staff:${id}`))
  return { members, isWho: ({ who }: Listed): boolean => ids.has(who) || holds(who, text) }
}

const actNamed = (text: string | undefined): Act | undefined => {
  const act = acts.find((one) => one === text)
  if (text !== undefined && act === undefined) throw new UsageError(`--act is one of ${acts.join(', ')}.`)
  return act
}

const isOn = ({ on, userId, reference }: Listed, text: string): boolean =>
  on === text || userId === text || reference.startsWith(text.toLowerCase())

export const auditCommand: Command = {
  words: 'audit',
  arguments: [],
  options: ['who', 'act', 'candidate', 'since', 'reference'],
  help: 'who did what about whom, staff and operators; newest first',
  notes: [
    'With an email address as --reference it lists what was done to the account that has it, and',
    'whether an account with it was erased. It keeps two years, and no data of candidates but ids:',
    'the names are those of today. TIME is that of Malaysia.',
  ],
  async run({ options: { who, act, candidate, since, reference } }, { api, now }) {
    // Only the server can find an e-mail address: the audit contains hashes of them.
    const isAddress = reference?.includes('@') === true
    const wantedAct = actNamed(act)
    const people = who === undefined ? undefined : await principalsNamed(api, who)
    const first = sinceOf(since, reference, now)
    const read = await entriesSince(api, {
      since: first,
      ...(isAddress && { candidate: reference }),
      ...(wantedAct !== undefined && { act: wantedAct }),
    })
    const entries = read
      .filter((entry) => people === undefined || people.isWho(entry))
      .filter(({ names }) => candidate === undefined || holds(names?.candidate ?? '', candidate))
      .filter((entry) => reference === undefined || isAddress || isOn(entry, reference))
    const count = `${entries.length} act${entries.length === 1 ? '' : 's'}`
    const unknown = who !== undefined && people?.members.length === 0 ? nobodyText(who) : ''
    const isAll = since === undefined && reference !== undefined
    const none = `There are no such acts${isAll ? '' : ` since ${dateText(first)}`}.${unknown}`
    const text = entries.length === 0 ? none : `${table(columns, entries)}\n${count}`
    return { data: { entries }, text }
  },
}

/** A misspelt name must not look like a person without acts. */
const nobodyText = (who: string): string =>
  ` Nobody at the desk has a name or email with "${who}" ("staff list" shows them all), and no operator in these acts has.`
