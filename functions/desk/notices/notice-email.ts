import { noticeKinds, type NoticeKind, type StaffEvent } from '#shared/platform/notices.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail, type Block, type Link } from '#functions/platform/mail/linked-email.ts'
import { salutation } from '#functions/platform/mail/salutation.ts'

type Facts = {
  name: string
  isDaily: boolean
  events: readonly StaffEvent[]
  /** The titles of the positions, by their ids. */
  titles: ReadonlyMap<string, string>
  deskUrl: string
}

const counted: Readonly<Record<NoticeKind, { one: string; several: string }>> = {
  applications: { one: 'new application', several: 'new applications' },
  interviews: { one: 'finished interview', several: 'finished interviews' },
  questions: {
    one: 'interview with questions for the team',
    several: 'interviews with questions for the team',
  },
  withdrawals: { one: 'withdrawn application', several: 'withdrawn applications' },
  answers: { one: 'answer to an invitation', several: 'answers to invitations' },
}

/** The filter of the list that a link opens: a finished interview waits for the team, an answer is to an invitation. */
const filterOf: Readonly<Record<NoticeKind, string>> = {
  applications: '',
  interviews: '&status=human_pending',
  questions: '&questions=open',
  withdrawals: '',
  answers: '&status=interview_pending',
}

const countText = (kind: NoticeKind, count: number): string =>
  `${count} ${count === 1 ? counted[kind].one : counted[kind].several}`

const countsIn = (events: readonly StaffEvent[]): { kind: NoticeKind; count: number }[] =>
  noticeKinds
    .map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
    .filter(({ count }) => count > 0)

const linksOf = (jobId: string, events: readonly StaffEvent[], deskUrl: string): Link[] =>
  countsIn(events).map(({ kind, count }) => ({
    label: countText(kind, count),
    url: `${deskUrl}/desk/applicants?job=${jobId}${filterOf[kind]}`,
  }))

/** What happened, by position. Counts and links alone: names and answers of candidates are shown after sign-in only. */
export function noticeEmail({ name, isDaily, events, titles, deskUrl }: Facts): Email {
  const positions = [...new Set(events.map(({ jobId }) => jobId))]
    .map((jobId) => ({ jobId, title: titles.get(jobId) ?? jobId }))
    .toSorted((a, b) => a.title.localeCompare(b.title))
  const blocks = positions.flatMap(({ jobId, title }): Block[] => {
    const ofPosition = events.filter((event) => event.jobId === jobId)
    return [title, { links: linksOf(jobId, ofPosition, deskUrl) }]
  })
  const counts = countsIn(events).map(({ kind, count }) => countText(kind, count))
  const [first] = positions
  return linkedEmail({
    subject: `${counts.join(', ')}${positions.length === 1 && first !== undefined ? `: ${first.title}` : ''}`,
    heading: isDaily ? 'Your daily summary' : 'News from the recruiting desk',
    before: [salutation(name), ...blocks],
    action: { label: 'Open the desk', url: `${deskUrl}/desk/applicants` },
    after: [`To choose what you hear about, and when, open ${deskUrl}/desk/notices.`],
  })
}
