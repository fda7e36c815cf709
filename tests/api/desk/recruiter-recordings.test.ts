import { describe, expect } from 'vitest'
import { lateRecordingSeconds } from '#shared/application/session/recording-limits.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import {
  filesSettled,
  filesTriedOnce,
  interviewKeys,
  runningInterview,
  uploadPart,
} from '#tests/support/rooms.ts'
import { setInRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const works = (stack: TestStack) => succeeding(toolInProcess(stack))

const refused = async (stack: TestStack, ...args: readonly string[]): Promise<string> => {
  const { exitCode, stdout, stderr } = await toolInProcess(stack)(...args)
  expect([exitCode, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
  return stderr.trimEnd()
}

/** An interview of a new candidate, of whose two parts so many are uploaded. */
async function interviewed(stack: TestStack, { name, arrived }: { name: string; arrived: number }) {
  const call = caller(stack)
  const { token, id: userId, email } = await aCandidate(call, { name })
  const sessionId = await runningInterview({ call, token, jobId: aJob().id })
  const room = { call, token, sessionId }
  for (let part = 0; part < arrived; part += 1) await uploadPart(room, { part, bytes: 'x'.repeat(1500) })
  const end = async (): Promise<void> => {
    await call(`POST /interviews/${sessionId}/finish`, { token, json: { recordedParts: [2] } })
  }
  return { userId, email, token, sessionId, id: `${userId}--${sessionId}`, end }
}

describe('The recruiter tool', () => {
  test('lists recordings by job, candidate and state, and opens one with a link that expires', async ({
    stack,
  }) => {
    await putJobs(stack, [aJob(), aJob({ id: 'other' })])
    const recruiter = works(stack)
    const whole = await interviewed(stack, { name: 'Nur Aisyah', arrived: 2 })
    const gaps = await interviewed(stack, { name: 'Tan Wei Ming', arrived: 1 })
    const runs = await interviewed(stack, { name: 'Kavitha Raj', arrived: 0 })
    await whole.end()
    await gaps.end()
    await filesSettled(stack, whole)
    // S3 accepts signatures of the present time only, so the clock goes back afterwards.
    await filesTriedOnce(stack, gaps)
    stack.passTime(lateRecordingSeconds)
    await filesSettled(stack, gaps)
    stack.shiftClock(0)

    const lines = (await recruiter('recordings', 'list')).split('\n')
    expect(lines[0]).toMatch(/^REF +CANDIDATE +POSITION +RECORDING +LENGTH +SIZE +CONSENT$/)
    const consent = String.raw`\d+ \w{3} \d{4} \d\d:\d\d`
    for (const [name, state, size] of [
      ['Nur Aisyah', 'assembled', '3 kB'],
      ['Tan Wei Ming', 'incomplete', '2 kB'],
      ['Kavitha Raj', 'in progress', '-'],
    ])
      expect(lines).toContainEqual(
        expect.stringMatching(
          new RegExp(String.raw`^\w{8} +${name} +Network Engineer +${state} +- +${size} +${consent}$`),
        ),
      )
    expect(lines.at(-2)).toBe('3 recordings')
    const named = async (...options: readonly string[]): Promise<string[]> => {
      const { recordings } = JSON.parse(await recruiter('recordings', 'list', '--json', ...options))
      return recordings.map(({ id }: { id: string }) => id)
    }
    expect(await named('--job', 'other')).toEqual([])
    expect(await named('--job', 'network-engineer', '--candidate', 'wei')).toEqual([gaps.id])
    expect(await named('--candidate', whole.email.toUpperCase())).toEqual([whole.id])

    const reference = lines.find((line) => line.includes('Nur Aisyah'))?.slice(0, 8) ?? ''
    const opened = await recruiter('recordings', 'open', reference.slice(0, 5).toUpperCase())
    const [url = '', , until] = opened.split('\n')
    expect(until).toMatch(
      new RegExp(
        `^${reference} \\(Nur Aisyah, Network Engineer\\) opens with this link until ${consent} in Malaysia\\.$`,
      ),
    )
    const page = await fetch(url)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain(`recordings open ${whole.id}`)
    expect(url).toMatch(/X-Amz-Expires=3600&/)
    expect(url.slice(url.indexOf('#'))).toMatch(/^#(?:[\w.-]+=[0-9a-f]{64}&?){5}$/)

    expect(await refused(stack, 'recordings', 'open', runs.id)).toMatch(/^This interview has no files\./)
  })

  test('shows which recording failed and why, opens its page, and starts it again', async ({ stack }) => {
    await putJobs(stack, [aJob()])
    const recruiter = works(stack)
    const failed = await interviewed(stack, { name: 'Siti Aminah', arrived: 1 })
    await failed.end()
    await filesTriedOnce(stack, failed)
    const { id: name, userId, sessionId } = failed
    expect(await refused(stack, 'recordings', 'retry', name)).toMatch(
      /are not written yet, or were deleted; "recordings list" shows/,
    )
    const recordingFailure = { reason: 'RangeError', at: new Date().toISOString() }
    await setInRow(stack, 'sessions', { userId, id: sessionId }, { outbox: 'dead', recordingFailure })
    expect(await recruiter('recordings', 'list', '--candidate', 'Siti')).toMatch(
      /Siti Aminah +Network Engineer +failed /,
    )
    expect(await recruiter('recordings', 'open', name)).toMatch(
      /The parts of its recording could not be joined \(RangeError\); "recordings retry \w{8}" tries again\.\n$/,
    )
    expect(await recruiter('recordings', 'retry', name)).toMatch(
      /^Its files are written again within minutes; /,
    )
    await filesTriedOnce(stack, failed)
    stack.passTime(lateRecordingSeconds)
    await filesSettled(stack, failed)
    stack.shiftClock(0)
    expect(await recruiter('recordings', 'list', '--candidate', 'Siti')).toMatch(/ incomplete /)
  })

  test.for([
    [
      'an unknown recording',
      ['recordings', 'open', 'zzzzzzzz'],
      /^There is no recording "zzzzzzzz"; "recordings list"/,
    ],
    [
      'an unknown id',
      ['recordings', 'open', 'nobody--nothing'],
      /^There is no recording "nobody--nothing"; /,
    ],
    ['an id that is none', ['recordings', 'open', `--${'x'.repeat(300)}`], /^There is no option /],
    ['a long id', ['recordings', 'open', `x--${'x'.repeat(3000)}`], /^There is no recording "x--x/],
    ['no recording', ['recordings', 'open'], /^"recordings open" needs <recording>; /],
    ['an unknown position', ['recordings', 'list', '--job', 'nowhere'], /^There is no position "nowhere"; /],
    ['half a command', ['recordings'], /^"recordings" needs one of: list, open, retry, delete\.$/],
    [
      'the date of another status',
      ['status', 'x', 'accepted', '--interview-date', '2099-01-01 09:00'],
      /^--interview-date belongs to the status interview_pending/,
    ],
    [
      'a date that is none',
      ['status', 'x', 'interview_pending', '--interview-date', '2099-02-30 09:00'],
      /please write it as "2026-12-31 15:00"\.$/,
    ],
    [
      'a date that has passed',
      ['status', 'x', 'interview_pending', '--interview-date', '2020-01-01 09:00'],
      /which has passed in Malaysia\.$/,
    ],
    [
      'a place of another status',
      ['status', 'x', 'accepted', '--place', 'Level 30'],
      /^--place belongs to the status interview_pending/,
    ],
    [
      'a place of two lines',
      ['status', 'x', 'interview_pending', '--place', 'Level 30\nSouth'],
      /^--place: The place should be a single line without control characters\.$/,
    ],
    [
      'a length that is none',
      ['status', 'x', 'interview_pending', '--minutes', '4'],
      /^--minutes is "4": please give a whole number from 5 to 480\.$/,
    ],
    ['a flag of another command', ['recall', 'x', '--yes'], /^"recall" has no option --yes; /],
    [
      'an unknown candidate',
      ['export', 'nobody@example.com'],
      /^There is no candidate "nobody@example\.com"\.$/,
    ],
    ['the id of no candidate', ['erase', 'nobody'], /^There is no candidate "nobody"\.$/],
  ] as const)('answers %s with one line', async ([, args, line], { stack }) => {
    expect(await refused(stack, ...args)).toMatch(line)
  })

  test('exports what is stored about a candidate, and erases it with --confirm', async ({ stack }) => {
    await putJobs(stack, [aJob()])
    const recruiter = works(stack)
    const { email, userId, sessionId, end, token } = await interviewed(stack, {
      name: 'Lim Mei Ling',
      arrived: 2,
    })
    await end()
    await filesSettled(stack, { userId, sessionId })
    expect(await recruiter('export', email)).toMatch(/^Candidate +Lim Mei Ling {2}\(/)
    const everything = JSON.parse(await recruiter('export', userId, '--json'))
    expect(everything).toMatchObject({
      profile: { email },
      applications: [{ status: 'human_pending' }],
      interviews: [{ id: sessionId, status: 'completed' }],
    })

    const warning = await refused(stack, 'erase', email)
    expect(warning).toBe(
      `This deletes the account of Lim Mei Ling with 1 application and 1 interview permanently; to do it, add --confirm ${email}`,
    )
    await refused(stack, 'erase', email, '--confirm', 'someone.else@example.com')
    expect((await caller(stack)('GET /auth/me', { token })).status).toBe(200)
    expect(await recruiter('erase', email, '--confirm', email)).toBe(
      'Deleted the account of Lim Mei Ling with 1 application and 1 interview. The candidate is emailed.\n',
    )
    expect((await caller(stack)('GET /auth/me', { token })).status).toBe(401)
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    await eventually(
      () => stack.ses.inbox.list(),
      (mails) => mails.some((mail) => mail.to.includes(email) && /account was deleted/.test(mail.subject)),
    )
    expect(await refused(stack, 'export', email)).toContain('There is no candidate')
  })

  test("sets and moves the date of the team's interview, and shows it with the last letter", async ({
    stack,
  }) => {
    await putJobs(stack, [aJob()])
    const recruiter = works(stack)
    const { end, email, userId } = await interviewed(stack, { name: 'Siti', arrived: 0 })
    await end()
    const id = `${userId}--${aJob().id}`
    const mailed = (text: string) =>
      eventually(
        () => stack.ses.inbox.list(),
        (mails) => mails.some((mail) => mail.to.includes(email) && mail.text.includes(text)),
      )
    const invite = async (...options: readonly string[]): Promise<string> => {
      const said = await recruiter('status', id, 'interview_pending', '--yes', ...options)
      await letDecisionsPass(stack)
      return said
    }
    await invite()
    // The date of the AI interview is not that of the team interview.
    await mailed('The team will write to you at this email address to agree on a time.')
    expect(await invite('--interview-date', '2099-12-31 15:00', '--minutes', '45')).toMatch(
      /becomes interview_pending in 10 minutes, with an interview on 31 Dec 2099 15:00, 45 minutes\. /,
    )
    await mailed('When: Thursday, Dec 31, 2099, 3:00 – 3:45 PM (Malaysian time)')
    await invite('--interview-date', '2100-01-02 09:30', '--place', 'Level 30')
    await mailed('When: Saturday, Jan 2, 2100, 9:30 – 10:15 AM (Malaysian time)')
    const times = '2100-01-05 09:30, 2100-01-04 09:30'
    expect(await invite('--times', times, '--minutes', '45')).toContain(
      'with 2 times to choose from: 4 Jan 2100 09:30; 5 Jan 2100 09:30',
    )
    await mailed('1. Monday, Jan 4, 2100, 9:30 – 10:15 AM (Malaysian time)')
    expect(await refused(stack, 'status', id, 'interview_pending', '--times', '2100-01-05')).toMatch(
      /^--times is "2100-01-05": please write it as/,
    )
    await invite('--interview-date', '2100-01-02 09:30', '--place', 'Level 30', '--minutes', '45')
    const shown = await eventually(
      () => recruiter('applications', 'show', id),
      (text) => /interview_pending, emailed/.test(text),
    )
    expect(shown).toMatch(/Team interview +2 Jan 2100 09:30, Level 30, 45 minutes/)
    expect(
      await refused(stack, 'status', id, 'interview_pending', '--interview-date', '2100-01-02 09:30'),
    ).toMatch(/is interview_pending already\.$/)
  })
})
