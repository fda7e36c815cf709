import { describe, expect } from 'vitest'
import type { ApplicationStatus } from '#shared/application/application-status.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass, pendingDecisions, pendingSeconds } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aStart } from '#tests/support/rooms.ts'
import { toolInProcess } from '#tests/support/recruiter-tool.ts'
import { rowOf, setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const apiOf = ({ gateway }: TestStack) => recruiterApi(createSend({ origin: gateway }))

let positions = 0

/** A candidate whose application waits for a recruiter. */
async function anApplicant(stack: TestStack, status: ApplicationStatus = 'human_pending') {
  positions += 1
  const jobId = `decided-${positions}`
  await putJobs(stack, [aJob({ id: jobId })])
  const call = caller(stack)
  const { id: userId, token, email } = await aCandidate(call)
  const interview = status === 'ai_pending' ? 'scheduled' : 'completed'
  const { id: sessionId } = await setSession(stack, { userId, jobId, status: interview })
  const { id } = await setApplication(stack, { userId, jobId, status, sessionId })
  const params = { id }
  const api = apiOf(stack)
  return {
    id,
    key: { userId, jobId },
    token,
    sessionId,
    decide: (wanted: Parameters<typeof api.setApplicationStatus>[0]['body']) =>
      api.setApplicationStatus({ params, body: wanted }),
    recall: () => api.recallDecision({ params }),
    shown: async () => (await api.showApplication({ params })).data.application,
    /** The application as the candidate reads it: on the dashboard, on the position's page and in the export. */
    seen: async () => {
      const [dashboard, jobPage, exported] = await Promise.all([
        call('GET /auth/candidates/applications', { token }),
        call(`GET /jobs/${jobId}/application-status`, { token }),
        call('GET /auth/me/export', { token }),
      ])
      const { applications } = exported.body['data'] as { applications: unknown }
      return [dashboard.body['applications'], jobPage.body, applications]
    },
    letters: () => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status'),
  }
}

/** Waits for so many letters, and expects no more. */
const expectLetters = async (applicant: Awaited<ReturnType<typeof anApplicant>>, letters = 1) => {
  await eventually(applicant.letters, (mails) => mails.length >= letters)
  expect(applicant.letters()).toHaveLength(letters)
}

describe('A decision', () => {
  test('is shown to recruiters immediately, and to the candidate ten minutes later with a letter', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack)
    const before = await applicant.seen()
    const { data } = await applicant.decide({
      status: 'interview_pending',
      interviewDate: '2099-12-31T07:00:00Z',
      interviewPlace: 'Level 30',
      interviewMinutes: 45,
    })
    const teamInterview = { at: '2099-12-31T07:00:00Z', place: 'Level 30', minutes: 45 }
    const pending = { status: 'human_pending', teamInterview: null, interview: 'completed' }
    expect(data.application).toMatchObject({
      ...pending,
      decision: { status: 'interview_pending', teamInterview },
    })
    stack.passTime(pendingSeconds - 60)
    expect(await applicant.seen()).toEqual(before)
    const { jobId } = applicant.key
    const listed = await apiOf(stack).listApplications({
      params: { id: jobId },
      query: { status: 'human_pending' },
    })
    expect(listed.data.applications).toMatchObject([pending])
    expect(applicant.letters()).toEqual([])

    await letDecisionsPass(stack)
    await expectLetters(applicant)
    expect(await applicant.shown()).toMatchObject({
      status: 'interview_pending',
      teamInterview,
      decision: null,
    })
    expect((await applicant.seen())[0]).toMatchObject([{ status: 'interview_pending', teamInterview }])
    expect(applicant.letters()[0]?.text).toContain('When: Thursday, Dec 31, 2099, 3:00')
  })

  test('without a letter changes the status, which the dashboard shows, and e-mails nothing', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack)
    await applicant.decide({ status: 'reviewed', letter: 'none' })
    await letDecisionsPass(stack)
    await stack.settled()
    expect((await applicant.seen())[0]).toMatchObject([{ status: 'reviewed' }])
    expect(applicant.letters()).toEqual([])
    await applicant.decide({ status: 'accepted' })
    await letDecisionsPass(stack)
    await expectLetters(applicant)
  })

  test("is e-mailed in the recruiter's own words, as the preview has shown them", async ({ stack }) => {
    const applicant = await anApplicant(stack)
    const wanted = {
      status: 'rejected',
      words: 'Thank you for the long talk.\n\nWe chose someone else.',
    } as const
    const preview = (body: Parameters<typeof applicant.decide>[0]) =>
      apiOf(stack).previewLetter({ params: { id: applicant.id }, body })
    const { data: usual } = await preview({ status: 'rejected' })
    const { data: own } = await preview(wanted)
    expect(usual.text).toContain(usual.opening)
    expect(own.text).toContain(wanted.words)
    expect(own.text).not.toContain(usual.opening)
    expect(own.subject).toBe(usual.subject)
    // A preview writes nothing.
    expect(await applicant.shown()).toMatchObject({ decision: null })

    await applicant.decide(wanted)
    await letDecisionsPass(stack)
    await expectLetters(applicant)
    const letter = applicant.letters()[0]
    expect(letter?.subject).toBe(own.subject)
    expect(letter?.text).toContain(wanted.words)
    expect(letter?.text).not.toContain(usual.opening)
    expect(letter?.html).toContain('We chose someone else.')
  })

  test('whose words are markup is e-mailed as text', async ({ stack }) => {
    const applicant = await anApplicant(stack)
    await applicant.decide({ status: 'rejected', words: '<img src=x onerror=alert(1)> & "you"' })
    await letDecisionsPass(stack)
    await expectLetters(applicant)
    const [letter] = applicant.letters()
    expect(letter?.html).not.toContain('<img src=x')
    expect(letter?.html).toContain('&lt;img src=x')
    expect(letter?.text).toContain('<img src=x onerror=alert(1)> & "you"')
  })

  test('replaces the one before and takes effect ten minutes after it', async ({ stack }) => {
    const applicant = await anApplicant(stack)
    await applicant.decide({ status: 'rejected' })
    stack.passTime(pendingSeconds - 60)
    await applicant.decide({ status: 'accepted' })
    stack.passTime(pendingSeconds - 60)
    expect(await applicant.shown()).toMatchObject({
      status: 'human_pending',
      decision: { status: 'accepted' },
    })
    await letDecisionsPass(stack)
    await expectLetters(applicant)
    expect((await applicant.shown()).status).toBe('accepted')
  })

  test('that is recalled changes nothing and is logged', async ({ stack }) => {
    const applicant = await anApplicant(stack, 'reviewed')
    const before = await applicant.seen()
    await applicant.decide({ status: 'accepted' })
    await expect(applicant.decide({ status: 'reviewed' })).rejects.toMatchObject({ code: 'decision_pending' })
    const { data } = await applicant.recall()
    expect(data.application).toMatchObject({ status: 'reviewed', decision: null })
    expect(stack.logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        event: 'decision recalled',
        applicationId: applicant.id,
        status: 'accepted',
      }),
    )
    await expect(applicant.recall()).rejects.toMatchObject({ code: 'no_decision_pending' })
    await expect(applicant.decide({ status: 'reviewed' })).rejects.toMatchObject({
      code: 'status_not_allowed',
    })
    await letDecisionsPass(stack)
    expect(await applicant.seen()).toEqual(before)
    expect(applicant.letters()).toEqual([])
  })

  test('is dropped and logged where the rules no longer allow it', async ({ stack }) => {
    const applicant = await anApplicant(stack)
    await applicant.decide({ status: 'accepted' })
    await setInRow(stack, 'applications', applicant.key, { status: 'ai_pending' })
    await letDecisionsPass(stack)
    expect(await applicant.shown()).toMatchObject({ status: 'ai_pending', decision: null })
    expect(applicant.letters()).toEqual([])
    expect(stack.logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        event: 'decision dropped',
        applicationId: applicant.id,
        status: 'accepted',
        from: 'ai_pending',
      }),
    )
  })

  test('is deleted with an application that is withdrawn', async ({ stack }) => {
    const applicant = await anApplicant(stack, 'ai_pending')
    await applicant.decide({ status: 'rejected' })
    const { sessionId, token } = applicant
    const { status } = await caller(stack)(`POST /interviews/${sessionId}/unapply`, { token, json: {} })
    expect(status).toBe(200)
    expect(await pendingDecisions(stack)).toEqual([])
  })

  test('after a rejection before the interview is refused until the interview is completed', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack, 'ai_pending')
    await applicant.decide({ status: 'rejected' })
    await letDecisionsPass(stack)
    for (const status of ['interview_pending', 'reviewed', 'interviewed', 'accepted'] as const)
      await expect(applicant.decide({ status })).rejects.toMatchObject({ code: 'status_not_allowed' })
    await setSession(stack, { ...applicant.key, id: applicant.sessionId, status: 'completed' })
    expect((await applicant.decide({ status: 'accepted' })).data.application.decision?.status).toBe(
      'accepted',
    )
  })
})

describe('A decision that waives the AI interview', () => {
  const reason = 'She built our first cluster.'
  const accepted = { status: 'accepted', waiverReason: reason } as const
  const notNeeded = [409, 'interview_not_needed']

  test('takes it from every call of the candidate, and a recall gives it back', async ({ stack }) => {
    const applicant = await anApplicant(stack, 'ai_pending')
    const call = caller(stack)
    const { token, sessionId, key } = applicant
    const apply = async () => refusalOf(await call('POST /interviews', { token, json: { jobId: key.jobId } }))
    await expect(applicant.decide({ status: 'reviewed' })).rejects.toMatchObject({
      code: 'waiver_reason_needed',
    })
    const before = await applicant.seen()
    const invite = { status: 'interview_pending', waiverReason: reason } as const
    await applicant.decide(invite)
    expect(await applicant.seen()).toEqual(before)
    await applicant.recall()
    await letDecisionsPass(stack)
    expect(await applicant.seen()).toEqual(before)
    expect((await apply())[0]).toBe(200)

    await applicant.decide(invite)
    await letDecisionsPass(stack)
    await expectLetters(applicant)
    const [letter] = applicant.letters()
    expect(letter?.text).toContain("You don't need to take the AI interview for this position.")
    expect(letter?.text).not.toContain(reason)
    expect(await apply()).toEqual(notNeeded)
    for (const [route, json] of [
      [`POST /jobs/${key.jobId}/apply`, {}],
      [`POST /interviews/${sessionId}/retake`, {}],
      ['POST /interview/create', { sessionId }],
      ['PUT /interview/status', aStart(sessionId)],
    ] as const)
      expect([route, refusalOf(await call(route, { token, json }))]).toEqual([route, notNeeded])
    const seen = await applicant.seen()
    expect(seen[1]).toMatchObject({ applicationStatus: 'pending', interviewWaived: true })
    expect(JSON.stringify(seen)).not.toContain(reason)

    const history = await apiOf(stack).showHistory({ params: { id: applicant.id }, query: {} })
    const { waiver, interview } = await applicant.shown()
    expect([interview, waiver]).toEqual([
      'scheduled',
      { reason, act: history.data.entries.find(({ act }) => act === 'application_decided')?.id },
    ])
    const staff = await call('POST /recruiting/candidates/export', { json: { candidate: key.userId } })
    expect(staff.body['data']).toMatchObject({ staffWritten: [{ jobId: key.jobId, waiver: { reason } }] })

    // Later letters say nothing of it, and a rejection can be replaced as after an interview.
    await applicant.decide({ status: 'rejected' })
    await letDecisionsPass(stack)
    await expectLetters(applicant, 2)
    expect(applicant.letters()[1]?.text).not.toContain('AI interview')
    expect(await apply()).toEqual([409, 'application_decided'])
    expect((await applicant.decide({ status: 'accepted' })).data.application.decision?.status).toBe(
      'accepted',
    )
  })

  test('is refused while the interview runs, waits for one that began since, and then follows it', async ({
    stack,
  }) => {
    const applicant = await anApplicant(stack, 'ai_pending')
    const { key, sessionId, token } = applicant
    const call = caller(stack)
    await applicant.decide(accepted)
    for (const [route, json] of [
      ['POST /interview/create', { sessionId }],
      ['PUT /interview/status', aStart(sessionId)],
    ] as const)
      expect([route, (await call(route, { token, json })).status]).toEqual([route, 200])
    await expect(applicant.decide({ ...accepted, status: 'reviewed' })).rejects.toMatchObject({
      code: 'candidate_in_interview',
    })
    stack.passTime(pendingSeconds)
    await stack.settled()
    expect(await applicant.shown()).toMatchObject({ status: 'ai_pending', decision: { status: 'accepted' } })
    const finish = await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript: [] } })
    expect(finish.status).toBe(200)
    await letDecisionsPass(stack)
    expect(await applicant.shown()).toMatchObject({
      status: 'accepted',
      interview: 'completed',
      interviewWaived: false,
      waiver: null,
    })
    expect(await rowOf(stack, 'applications', key)).not.toHaveProperty('waiver')
  })

  test('takes effect after an interview that was left, which sends no letter to go on', async ({ stack }) => {
    const applicant = await anApplicant(stack, 'ai_pending')
    const { key, sessionId } = applicant
    const long = new Date(0).toISOString()
    const left = { status: 'in_progress', roomCreatedAt: long, started_at: long } as const
    await setSession(stack, { ...key, id: sessionId, ...left })
    await applicant.decide({ status: 'reviewed', waiverReason: reason })
    await letDecisionsPass(stack)
    await expectLetters(applicant)
    expect(await applicant.shown()).toMatchObject({ status: 'reviewed', interviewWaived: true })
    await expect(applicant.decide({ status: 'ai_pending' })).rejects.toMatchObject({
      code: 'status_not_allowed',
    })
  })

  test('is taken by the recruiter command with --reason', async ({ stack }) => {
    await stack.empty()
    const applicant = await anApplicant(stack, 'ai_pending')
    const recruiter = toolInProcess(stack)
    const without = await recruiter('status', applicant.id, 'reviewed', '--yes')
    expect([without.exitCode, without.stderr]).toEqual([
      2,
      expect.stringMatching(/is not completed: add --reason "why you go on without it"\.\n$/),
    ])
    expect((await recruiter('status', applicant.id, 'reviewed', '--reason', reason, '--yes')).exitCode).toBe(
      0,
    )
    expect((await applicant.shown()).decision).toMatchObject({ status: 'reviewed', waiverReason: reason })
  })
})

describe('The recruiter tool', () => {
  test('asks with everything that it would change, and decides only after a yes', async ({ stack }) => {
    await stack.empty()
    const applicant = await anApplicant(stack)
    const asked: string[] = []
    const answering = (answer: boolean) =>
      toolInProcess(stack, {
        ask: async (question) => {
          asked.push(question)
          return answer
        },
      })
    const invite = [
      'status',
      applicant.id,
      'interview_pending',
      '--interview-date',
      '2099-12-31 15:00',
    ] as const
    const no = await answering(false)(...invite, '--place', 'Level 30', '--minutes', '45')
    expect([no.exitCode, no.stdout]).toEqual([1, 'Nothing was decided.\n'])
    expect(asked).toEqual([
      expect.stringMatching(
        /^This moves \w{8} \(Aisyah Rahman, Network Engineer\) from human_pending to interview_pending, with an interview on 31 Dec 2099 15:00, Level 30, 45 minutes\. Really\?$/,
      ),
    ])
    expect((await applicant.shown()).decision).toBeNull()
    const yes = await answering(true)(...invite)
    expect([yes.exitCode, asked.length]).toEqual([0, 2])
    const { decision } = await applicant.shown()
    expect(decision).toMatchObject({ status: 'interview_pending' })
    expect((await answering(true)('status', applicant.id, 'accepted', '--yes')).exitCode).toBe(0)
    expect(asked).toHaveLength(2)
  })

  test('names the interview that a decision cancels', async ({ stack }) => {
    const applicant = await anApplicant(stack)
    await applicant.decide({ status: 'interview_pending', interviewDate: '2099-12-31T07:00:00Z' })
    await letDecisionsPass(stack)
    const { exitCode, stderr } = await toolInProcess(stack)('status', applicant.id, 'interview_pending')
    expect(exitCode).toBe(2)
    expect(stderr).toContain(
      'from interview_pending to interview_pending, instead of the interview on 31 Dec 2099 15:00. There is no terminal',
    )
  })

  test('shows a pending decision with its time, and recalls it', async ({ stack }) => {
    await stack.empty()
    const applicant = await anApplicant(stack)
    const recruiter = toolInProcess(stack)
    await applicant.decide({ status: 'accepted' })
    const list = await recruiter('applications', 'list', '--job', applicant.key.jobId)
    expect(list.stdout).toMatch(/ +DECISION\n.* human_pending +completed +.* accepted in \d+ minutes\n/)
    const shown = await recruiter('applications', 'show', applicant.id)
    expect(shown.stdout).toMatch(/\nDecision +accepted in \d+ minutes; "recall \w{8}" stops it\n/)
    const json = JSON.parse((await recruiter('applications', 'show', applicant.id, '--json')).stdout)
    expect(json.application.decision).toMatchObject({ status: 'accepted' })
    const same = await recruiter('status', applicant.id, 'accepted')
    expect(same.stderr).toMatch(/to do it, add --yes\.\n$/)

    const recalled = await recruiter('recall', applicant.id)
    expect(recalled.stdout).toMatch(
      /^\w{8} \(Aisyah Rahman, Network Engineer\) stays human_pending; accepted is recalled\.\n$/,
    )
    const again = await recruiter('recall', applicant.id)
    expect([again.exitCode, again.stderr]).toEqual([
      2,
      expect.stringMatching(/^No decision on \w{8} is pending, so it stays human_pending\. /),
    ])
  })

  test('names the reason of a refusal and the next step', async ({ stack }) => {
    await stack.empty()
    const reviewed = await anApplicant(stack, 'reviewed')
    const recruiter = toolInProcess(stack)
    await reviewed.decide({ status: 'accepted' })
    expect((await recruiter('status', reviewed.id, 'reviewed')).stderr).toMatch(
      /^\w{8} is reviewed already, and is to become accepted in \d+ minutes; "recall \w{8}" keeps it reviewed\.\n$/,
    )
    expect((await recruiter('status', reviewed.id, 'interview_pending', '--minutes', '30')).stderr).toMatch(
      /add --interview-date "2026-12-31 15:00"\.\n$/,
    )
    const early = await anApplicant(stack, 'ai_pending')
    await early.decide({ status: 'rejected' })
    await letDecisionsPass(stack)
    expect((await recruiter('status', early.id, 'accepted')).stderr).toMatch(
      /^\w{8} was rejected before its interview was completed, so it cannot become accepted\. If the rejection was a mistake, "status \w{8} ai_pending" lets the candidate take the interview; decide after it\.\n$/,
    )
  })
})
