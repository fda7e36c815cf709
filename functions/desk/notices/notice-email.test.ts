import { expect, test } from 'vitest'
import type { StaffEvent } from '#shared/platform/notices.ts'
import { noticeEmail } from './notice-email.ts'

const at = '2026-12-02T02:30:00.000Z'
const events: StaffEvent[] = [
  { kind: 'applications', jobId: 'writer', at },
  { kind: 'applications', jobId: 'engineer', at },
  { kind: 'applications', jobId: 'engineer', at },
  { kind: 'questions', jobId: 'engineer', at },
]
const facts = {
  name: 'Nur Izzati',
  isDaily: true,
  events,
  titles: new Map([
    ['engineer', 'Engineer <b>'],
    ['writer', 'Writer'],
  ]),
  deskUrl: 'https://desk.example.com',
}

test('a notice counts what happened by position, with a link for each', () => {
  const { subject, text, html } = noticeEmail(facts)
  expect(subject).toMatch(/^3 new applications, 1 interview with questions for the team – /)
  expect(text).toContain(
    [
      'Engineer <b>',
      '',
      '- 2 new applications: https://desk.example.com/desk/applicants?job=engineer',
      '- 1 interview with questions for the team: https://desk.example.com/desk/applicants?job=engineer&questions=open',
      '',
      'Writer',
    ].join('\n'),
  )
  expect(html).toContain('Engineer &lt;b&gt;')
  expect(html).not.toContain('<b>')
  expect(html).toContain('Your daily summary')
})

test('a notice about one position names it in the subject', () => {
  const { subject, html } = noticeEmail({ ...facts, isDaily: false, events: events.slice(0, 1) })
  expect(subject).toMatch(/^1 new application: Writer – /)
  expect(html).toContain('News from the recruiting desk')
})
