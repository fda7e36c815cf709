import { describe, expect } from 'vitest'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { recruiting } from '#shared/desk/contract/recruiting.ts'
import type { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const [position, elsewhere] = ['compared', 'elsewhere']
const sections = [{ title: 'Your work', duration: 300, questions: ['What are you proud of?', 'What next?'] }]

type Compared = AnswerOf<typeof recruiting.compareApplications>['data']
type Assessed = AnswerOf<typeof staffAssessments.compareAssessments>['data']

let recruiter: string
let reviewer: string
setUpProduct(aJob({ id: position, sections }), aJob({ id: elsewhere }))
test.beforeAll(async () => {
  recruiter = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  reviewer = await signedInToDesk(
    call,
    await aMember(stack, call, { role: 'reviewer', positions: [position] }),
  )
})

const transcriptOf = (answer: string) => [
  {
    role: 'assistant',
    content: 'Hello. What are you proud of?',
    section: 0,
    question: 0,
    startMilliseconds: 1000,
  },
  { role: 'user', content: answer, section: 0, question: 0, startMilliseconds: 4000, isTyped: true },
]

/** An applicant whose interview is completed with one answer, or goes on. */
async function interviewed(jobId: string, answer: string, { isFinished = true } = {}) {
  const { id, token } = await aCandidate(call)
  const sessionId = await runningInterview({ call, token, jobId })
  const entries = transcriptOf(answer)
  const [route, json] = isFinished
    ? ([`POST /interviews/${sessionId}/finish`, { transcript: entries }] as const)
    : ([`PUT /interviews/${sessionId}/transcript`, { version: 1, entries }] as const)
  const { status, body } = await call(route, { token, json })
  expect([status, body['code']]).toEqual([200, undefined])
  return { application: `${id}--${jobId}`, sessionId, userId: id, token }
}

const compare = (applications: readonly string[], cookie?: string, jobId = position) =>
  call(`POST ${cookie === undefined ? '/recruiting' : '/desk'}/jobs/${jobId}/comparison`, {
    json: { applications },
    cookie,
  })

describe('Two to four applicants', () => {
  test('are compared by their answers to each question', async () => {
    const [one, two] = [
      await interviewed(position, 'A scheduler. Is it remote?'),
      await interviewed(position, 'A cable.'),
    ]
    const { status, body } = await compare([two.application, one.application], reviewer)
    expect([status, body['code']]).toEqual([200, undefined])
    const { applicants, sections: compared } = body['data'] as Compared
    expect(applicants.map(({ application }) => application.id)).toEqual([two.application, one.application])
    expect(applicants.map(({ application: { status: reached } }) => reached)).toEqual([
      'human_pending',
      'human_pending',
    ])
    expect(applicants[1]?.interview?.recordingId).toBe(`${one.userId}--${one.sessionId}`)
    expect(applicants[1]?.questions).toEqual([{ text: 'Is it remote?', atMilliseconds: 4000 }])
    expect(compared.map(({ title, questions }) => [title, questions.map(({ text }) => text)])).toEqual([
      ['Your work', ['What are you proud of?', 'What next?']],
    ])
    const [first, second] = compared[0]?.questions ?? []
    expect(first?.cells.map((cell) => cell?.turns)).toEqual([
      [
        {
          kind: 'answer',
          answer: { text: 'A cable.', source: 'typed', atMilliseconds: 4000, spokenSeconds: null },
        },
      ],
      [
        {
          kind: 'answer',
          answer: {
            text: 'A scheduler. Is it remote?',
            source: 'typed',
            atMilliseconds: 4000,
            spokenSeconds: null,
          },
        },
      ],
    ])
    expect(first?.cells[0]?.asked).toEqual({ text: 'What are you proud of?', atMilliseconds: 1000 })
    expect(second?.cells).toEqual([null, null])
  })

  test('have no answers in the comparison before their interviews are completed', async () => {
    const going = await interviewed(position, 'In the middle of it', { isFinished: false })
    const { id, token } = await aCandidate(call)
    await call('POST /interviews', { token, json: { jobId: position } })
    const { body } = await compare([going.application, `${id}--${position}`], recruiter)
    const { applicants, sections: compared } = body['data'] as Compared
    expect(applicants.map(({ interview }) => interview)).toEqual([null, null])
    expect(JSON.stringify(compared)).not.toContain('In the middle')
  })

  test('each have the comparison in their history, with the colleague who compared', async () => {
    const [one, two] = [await interviewed(position, 'One'), await interviewed(position, 'Two')]
    await compare([one.application, two.application], recruiter)
    await compare([one.application, two.application])
    for (const { application } of [one, two]) {
      const { body } = await call(`GET /desk/applications/${application}/history`, { cookie: recruiter })
      const { entries } = body['data'] as { entries: { act: string; who: string | null }[] }
      expect(entries.map(({ act, who }) => [act, who])).toEqual([
        ['applications_compared', null],
        ['applications_compared', 'Nur Izzati'],
      ])
    }
  })

  test('have no words of a candidate in the log', () =>
    expect(stack.logLines.filter((line) => line.includes('scheduler'))).toEqual([]))

  test('are two to four, each once', async () => {
    for (const ids of [['a'], Array.from({ length: 5 }, (_, index) => `a${index}`), ['a', 'a']])
      expect((await compare(ids, recruiter)).status).toBe(422)
  })

  test('are all of the named position, so that a reviewer reads none of another position', async () => {
    const own = await interviewed(position, 'Mine')
    const others = await interviewed(elsewhere, 'Not for the reviewer')
    const both = [own.application, others.application]
    for (const cookie of [recruiter, reviewer])
      expect(refusalOf(await compare(both, cookie))).toEqual([404, 'application_not_found'])
    expect(refusalOf(await compare(both, reviewer, elsewhere))).toEqual([404, 'not_found'])
    expect(refusalOf(await compare(['nobody--compared', 'nonsense'], recruiter))).toEqual([
      404,
      'application_not_found',
    ])
    expect(refusalOf(await compare(both, recruiter, 'no-such-position'))).toEqual([404, 'job_not_found'])
  })
})

test('The assessments of colleagues are shown for the applicants that the reader has assessed', async () => {
  const [one, two] = [await interviewed(position, 'One'), await interviewed(position, 'Two')]
  const write = (application: string, cookie: string, note: string) =>
    call(`PUT /desk/applications/${application}/assessments`, {
      cookie,
      json: { note, marks: {}, updatedAt: null },
    })
  await write(one.application, reviewer, 'About one')
  await write(two.application, reviewer, 'About two')
  await write(two.application, recruiter, 'My own')
  const applications = [one.application, two.application]
  const path = `POST /desk/jobs/${position}/assessments/comparison` as const
  const { body } = await call(path, { cookie: recruiter, json: { applications } })
  const { applicants } = body['data'] as Assessed
  expect(applicants).toMatchObject([
    { own: null, others: { kind: 'hidden', count: 1 } },
    { own: { note: 'My own' }, others: { kind: 'shown', assessments: [{ note: 'About two' }] } },
  ])
  const others = await interviewed(elsewhere, 'Elsewhere')
  const mixed = { applications: [one.application, others.application] }
  expect(refusalOf(await call(path, { cookie: reviewer, json: mixed }))).toEqual([
    404,
    'application_not_found',
  ])
})

test('The tool prints what each answered, below the question', async () => {
  const [one, two] = [await interviewed(position, 'With a typed answer'), await interviewed(position, 'Two')]
  const others = await interviewed(elsewhere, 'Elsewhere')
  const tool = (...args: string[]) => toolInProcess(stack)('applications', 'compare', ...args)
  const { stdout, exitCode } = await tool(one.application, two.application)
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(
    /^Your work\n\n- What are you proud of\?\n  .+ With a typed answer \(typed\)\n  .+ Two \(typed\)\n\n- What next\?\n  .+ \(not asked\)/,
  )
  for (const wrong of [
    [one.application, others.application],
    [one.application, one.application],
  ])
    expect(await tool(...wrong)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('same position'),
    })
  expect(await tool('nobody--compared', two.application)).toMatchObject({ exitCode: 2 })
})
