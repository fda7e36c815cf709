import { expect, test } from 'vitest'
import { applicantsCsv } from './save-applicants.ts'

test('the file has names and statuses, and no name in it is a formula or a further cell', () => {
  const one = {
    id: 'u1--designer',
    name: '=HYPERLINK("x"), "Siti"',
    jobTitle: 'Designer',
    status: 'human_pending',
    stage: 'Shortlist',
    appliedAt: '2026-11-20T04:00:00.000Z',
    screening: null,
  } as const
  expect(applicantsCsv([one, { ...one, name: '' }]).split('\r\n')).toEqual([
    '\uFEFFName,Position,Status,Stage,Applied (UTC),Application (id)',
    `"'=HYPERLINK(""x""), ""Siti""",Designer,To review,Shortlist,2026-11-20T04:00:00.000Z,u1--designer`,
    'Name removed,Designer,To review,Shortlist,2026-11-20T04:00:00.000Z,u1--designer',
    '',
  ])
})

test('each question has a column, empty for who was not asked or gave no answer', () => {
  const one = {
    id: 'u1--designer',
    name: 'Siti',
    jobTitle: 'Designer',
    status: 'human_pending',
    stage: 'New',
    appliedAt: '2026-11-20T04:00:00.000Z',
    screening: null,
  } as const
  const screening = {
    questions: [{ kind: 'number', text: 'Notice period', unit: 'months' } as const],
    answers: [{ question: 'Notice period', answer: 2 }],
    answeredAt: one.appliedAt,
  }
  const lines = applicantsCsv([
    one,
    { ...one, screening },
    { ...one, screening: { ...screening, answers: [] } },
  ])
  expect(lines.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
    'Notice period',
    '',
    '2 months',
    '',
    '',
  ])
})
