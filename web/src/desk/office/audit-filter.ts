import { acts, type Act } from '#shared/platform/acts.ts'
import { dayMilliseconds, malaysiaOffsetMilliseconds } from '#shared/platform/durations.ts'
import { deskPath } from '../desk-path.ts'

/** `who`: as the audit names a member or an operator. `about`: the id of a candidate, an application or a recording, or an e-mail address. */
export type AuditFilter = {
  who: string
  act: Act | undefined
  about: string
  /** Days in Malaysia, the last one included; empty for no bound. */
  from: string
  to: string
}

export const noFilter: AuditFilter = { who: '', act: undefined, about: '', from: '', to: '' }

/** Without a first day, acts of the last days are listed, and all of them where a person is named. */
export const daysShown = 30

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) - malaysiaOffsetMilliseconds

const dayIn = (text: string | null): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) ? text : ''

/** The filter is in the fragment, which browsers send to no server: it names people. */
export function auditFilterIn(hash: string): AuditFilter {
  const values = new URLSearchParams(hash.slice(1))
  const textOf = (name: string): string => (values.get(name) ?? '').trim()
  return {
    who: textOf('who'),
    act: acts.find((act) => act === values.get('act')),
    about: textOf('about'),
    from: dayIn(values.get('from')),
    to: dayIn(values.get('to')),
  }
}

export function auditPath(filter: Partial<AuditFilter>): string {
  const entries = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const path = deskPath('/desk/audit')
  return entries.length === 0 ? path : `${path}#${new URLSearchParams(entries).toString()}`
}

/** What the API is asked for. */
export function bodyOf({ who, act, about, from, to }: AuditFilter, now: Date) {
  const isOfPerson = who !== '' || about !== ''
  const first = isOfPerson ? 0 : now.getTime() - daysShown * dayMilliseconds
  return {
    since: new Date(from === '' ? first : startOf(from)).toISOString(),
    ...(to !== '' && { until: new Date(startOf(to) + dayMilliseconds).toISOString() }),
    ...(who !== '' && { who }),
    ...(act !== undefined && { act }),
    ...(about !== '' && { candidate: about }),
  }
}
