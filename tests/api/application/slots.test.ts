import { describe, expect } from 'vitest'
import type { OpenedInvitation } from '#shared/application/contract/invitations.ts'
import type { WantedDecision } from '#shared/application/decision.ts'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { decideAndPass, letDecisionsPass } from '#tests/support/decisions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs, setApplication } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { everyRow } from '#tests/support/rows.ts'
import { aMember, lettersSettled } from '#tests/support/staff-desk.ts'

setUpProduct()

const ok = [200, undefined]
const place = 'Level 30'
let positions = 0

/** Whole seconds, so many days after the present of the product. */
const inDays = (days: number): string =>
  new Date(Math.floor(stack.now().getTime() / 1000) * 1000 + days * dayMilliseconds).toISOString()

async function aPosition() {
  positions += 1
  const job = aJob({ id: `slots-${positions}` })
  await putJobs(stack, [job])
  return job.id
}

const lettersTo = (email: string) => mailsTo(stack, email).filter(({ tags }) => tags['letter'] === 'status')

async function nextLetter<Done>(email: string, act: () => Promise<Done>): Promise<Done> {
  const count = lettersTo(email).length
  const done = await act()
  await eventually(
    () => lettersTo(email),
    (letters) => letters.length > count,
  )
  return done
}

/** A candidate who is invited to choose a time, with the token of the letter. */
async function invited(jobId: string, times: readonly string[], more: Partial<WantedDecision> = {}) {
  const candidate = await aCandidate(call)
  const { id } = await setApplication(stack, { userId: candidate.id, jobId, status: 'human_pending' })
  const decide = (wanted: Omit<WantedDecision, 'status'>) =>
    nextLetter(candidate.email, () => decideAndPass(stack, id, 'interview_pending', wanted))
  await decide({ interviewSlots: [...times], interviewPlace: place, interviewMinutes: 45, ...more })
  const link = () => linkIn(stack, 'invitation', candidate.email)
  return { ...candidate, applicationId: id, decide, link: link(), newestLink: link }
}

const open = async (token: string) =>
  (await call('POST /invitations/open', { json: { token } })).body['data'] as OpenedInvitation
const choose = (token: string, at: string) => call('POST /invitations/choose', { json: { token, at } })
const listed = async (id: string) =>
  ((await call(`GET /recruiting/applications/${id}`)).body['data'] as { application: ListedApplication })
    .application
const slotRows = async () => (await everyRow(stack)).filter(({ id }) => String(id).startsWith('slot#'))

describe('an invitation with times', () => {
  test('is chosen from once, however often the page is opened and the button pressed', async () => {
    const times = [inDays(5), inDays(4)]
    const { link, email, applicationId, token } = await invited(await aPosition(), times)
    const [letter] = lettersTo(email)
    expect(letter?.subject).toContain('Choose a time for your interview')
    expect(letter?.text).toContain('1. ')
    for (let count = 0; count < 2; count += 1)
      expect(await open(link)).toMatchObject({
        teamInterview: null,
        answer: null,
        slots: { times: times.toSorted(), place, minutes: 45 },
      })
    expect(await listed(applicationId)).toMatchObject({ teamInterview: null, answer: null })
    expect(await slotRows()).toEqual([])

    const answers = await nextLetter(email, () =>
      Promise.all([choose(link, times[0]!), choose(link, times[0]!)]),
    )
    expect(answers.map(refusalOf)).toEqual([ok, ok])
    expect(await listed(applicationId)).toMatchObject({
      teamInterview: { at: times[0], place, minutes: 45 },
      answer: { kind: 'coming' },
    })
    expect(refusalOf(await choose(link, times[0]!))).toEqual(ok)
    expect(lettersTo(email)).toHaveLength(2)
    expect(lettersTo(email)[1]).toMatchObject({
      subject: expect.stringContaining('is arranged') as string,
      calendar: expect.stringContaining('METHOD:REQUEST') as string,
    })
    const { body } = await call('GET /auth/candidates/applications', { token })
    expect(body['applications']).toMatchObject([{ teamInterview: { at: times[0] }, slots: { minutes: 45 } }])
  })

  test('gives a time to the first of two candidates; the other chooses again, also after the first has changed', async () => {
    const [jobId, times] = [await aPosition(), [inDays(4), inDays(5)]]
    const [one, two] = [await invited(jobId, times), await invited(jobId, times)]
    const answers = await Promise.all([choose(one.link, times[0]!), choose(two.link, times[0]!)])
    const codes = answers.map((answer) => answer.body['code'])
    expect(codes).toHaveLength(2)
    expect(new Set(codes)).toEqual(new Set(['slot_taken', undefined]))
    const [first, second] = codes[0] === undefined ? [one, two] : [two, one]
    expect((await open(second.link)).slots?.times).toEqual([times[1]])
    expect((await listed(second.applicationId)).teamInterview).toBeNull()
    expect(refusalOf(await choose(first.link, times[1]!))).toEqual(ok)
    expect(refusalOf(await choose(second.link, times[0]!))).toEqual(ok)
    expect((await slotRows()).filter((row) => row['jobId'] === jobId)).toHaveLength(2)
  })

  test('can be changed until a day before, and no time that is past or not offered is taken', async () => {
    const times = [inDays(1.5), inDays(3)]
    const { link } = await invited(await aPosition(), times)
    expect(refusalOf(await choose(link, inDays(7)))).toEqual([409, 'slot_gone'])
    expect(refusalOf(await choose(link, times[0]!))).toEqual(ok)
    stack.passTime(dayMilliseconds / 1000)
    expect(refusalOf(await choose(link, times[1]!))).toEqual([409, 'choice_closed'])
    const late = await invited(await aPosition(), [inDays(1), inDays(2)])
    const { slots } = await open(late.link)
    stack.passTime(1.5 * (dayMilliseconds / 1000))
    expect(refusalOf(await choose(late.link, slots!.times[0]!))).toEqual([409, 'slot_gone'])
    expect((await open(late.link)).slots?.times).toEqual([slots!.times[1]])
  })

  test('ends with a decision or a withdrawal, which free the time for others', async () => {
    const [jobId, times] = [await aPosition(), [inDays(4)]]
    const other = await invited(jobId, times)
    const rejected = await invited(jobId, times)
    expect(refusalOf(await choose(rejected.link, times[0]!))).toEqual(ok)
    expect((await open(other.link)).slots?.times).toEqual([])
    await nextLetter(rejected.email, () =>
      decideAndPass(stack, rejected.applicationId, 'rejected', { rejection: { reason: 'Other' } }),
    )
    expect(lettersTo(rejected.email).at(-1)?.calendar).toContain('METHOD:CANCEL')
    expect(refusalOf(await choose(rejected.link, times[0]!))).toEqual([400, 'invitation_gone'])
    expect((await open(other.link)).slots?.times).toEqual(times)
    expect(refusalOf(await choose(other.link, times[0]!))).toEqual(ok)
    await call('POST /invitations/withdraw', { json: { token: other.link } })
    expect(refusalOf(await choose(other.link, times[0]!))).toEqual([400, 'invitation_gone'])
    expect(refusalOf(await choose('x'.repeat(43), times[0]!))).toEqual([400, 'invitation_gone'])
    expect(await slotRows()).not.toContainEqual(expect.objectContaining({ userId: other.id }))
  })

  test('is replaced by another date or other times, about which the candidate is told', async () => {
    const [jobId, times] = [await aPosition(), [inDays(4), inDays(5)]]
    const { link, decide, applicationId, email } = await invited(jobId, times)
    await nextLetter(email, () => choose(link, times[0]!))
    const others = [inDays(6), inDays(7)]
    await decide({ interviewSlots: others })
    expect(lettersTo(email).at(-1)).toMatchObject({ calendar: expect.stringContaining('CANCEL') as string })
    expect(await listed(applicationId)).toMatchObject({ teamInterview: null, answer: null })
    expect(await slotRows()).not.toContainEqual(expect.objectContaining({ jobId }))
    expect(refusalOf(await choose(link, times[0]!))).toEqual([409, 'slot_gone'])
    await decide({ interviewDate: others[0]! })
    expect(await open(link)).toMatchObject({ teamInterview: { at: others[0] }, slots: null })
    expect(refusalOf(await choose(link, others[1]!))).toEqual([409, 'slot_gone'])
  })

  test('keeps the chosen time where the recruiter changes the place alone', async () => {
    const [jobId, times] = [await aPosition(), [inDays(4)]]
    const [one, two] = [await invited(jobId, times), await invited(jobId, times)]
    await nextLetter(one.email, () => choose(one.link, times[0]!))
    await one.decide({ interviewPlace: 'Level 20' })
    expect(await open(one.newestLink())).toMatchObject({ teamInterview: { at: times[0], place: 'Level 20' } })
    expect(refusalOf(await choose(two.link, times[0]!))).toEqual([409, 'slot_taken'])
    await nextLetter(one.email, () => decideAndPass(stack, one.applicationId, 'reviewed'))
    expect(refusalOf(await choose(two.link, times[0]!))).toEqual(ok)
  })

  test('is cancelled by a letter also where the candidate chooses while a decision without one can be recalled', async () => {
    const times = [inDays(4)]
    const { link, email, applicationId } = await invited(await aPosition(), times)
    const json = { status: 'reviewed', letter: 'none' }
    expect(refusalOf(await call(`PATCH /recruiting/applications/${applicationId}`, { json }))).toEqual(ok)
    await nextLetter(email, () => choose(link, times[0]!))
    await nextLetter(email, () => letDecisionsPass(stack))
    expect(lettersTo(email).at(-1)?.calendar).toContain('METHOD:CANCEL')
  })

  test('is refused with a date, a time that is past, a time twice, or seven times', async () => {
    const { id } = await setApplication(stack, {
      userId: 'u',
      jobId: await aPosition(),
      status: 'human_pending',
    })
    const put = async (json: object) =>
      refusalOf(
        await call(`PATCH /recruiting/applications/${id}`, {
          json: { status: 'interview_pending', ...json },
        }),
      )
    const at = inDays(2)
    expect(await put({ interviewSlots: [at], interviewDate: at })).toEqual([
      422,
      'interview_date_not_allowed',
    ])
    expect(await put({ interviewSlots: [at, inDays(-1)] })).toEqual([422, 'interview_date_not_allowed'])
    expect((await put({ interviewSlots: [at, at] }))[0]).toBe(422)
    expect((await put({ interviewSlots: [1, 2, 3, 4, 5, 6, 7].map(inDays) }))[0]).toBe(422)
    expect(await put({ interviewSlots: [at], interviewers: ['nobody'] })).toEqual([
      409,
      'interviewer_unknown',
    ])
  })
})

describe('the members of staff who meet a candidate', () => {
  const entriesOf = (email: string) => mailsTo(stack, email).filter(({ calendar }) => calendar !== undefined)

  test('are in the letter, get the calendar entry, and a member gets one candidate at a time', async () => {
    const { member, email } = await aMember(stack, call, { role: 'recruiter', name: 'Siti Hajar' })
    const times = [inDays(4), inDays(5)]
    const interviewers = [member.id]
    const one = await invited(await aPosition(), times, { interviewers })
    const two = await invited(await aPosition(), times, { interviewers })
    const { body } = await call(`GET /recruiting/applications/${one.applicationId}/interviewers`)
    expect(body['data']).toMatchObject({
      members: expect.arrayContaining([{ id: member.id, name: 'Siti Hajar' }]),
    })
    expect(lettersTo(one.email)[0]?.text).toContain('With: Siti Hajar')
    expect(await open(one.link)).toMatchObject({ interviewers: [{ name: 'Siti Hajar' }] })
    expect(entriesOf(email)).toEqual([])
    expect(refusalOf(await choose(one.link, times[0]!))).toEqual(ok)
    expect(refusalOf(await choose(two.link, times[0]!))).toEqual([409, 'slot_taken'])
    await lettersSettled(stack)
    const [entry] = entriesOf(email)
    expect(entry?.calendar).toContain('METHOD:REQUEST')
    expect(entry?.text).not.toContain(one.name)
    expect((await listed(one.applicationId)).interviewers).toEqual([{ id: member.id, name: 'Siti Hajar' }])

    expect(refusalOf(await choose(one.link, times[1]!))).toEqual(ok)
    await lettersSettled(stack)
    expect(entriesOf(email)[1]).toMatchObject({
      subject: expect.stringContaining('has changed') as string,
      calendar: expect.stringContaining('SEQUENCE:1') as string,
    })
    await call('DELETE /auth/me', { token: one.token, json: { password: one.password } })
    await lettersSettled(stack)
    expect(entriesOf(email)[2]?.calendar).toContain('METHOD:CANCEL')
    expect(refusalOf(await choose(two.link, times[1]!))).toEqual(ok)
  })

  test('of an invitation with one date get it, too; one who is replaced gets the cancellation', async () => {
    const [one, two] = [
      await aMember(stack, call, { role: 'recruiter' }),
      await aMember(stack, call, { role: 'recruiter' }),
    ]
    const at = inDays(4)
    const single = { interviewSlots: undefined, interviewDate: at }
    const candidate = await invited(await aPosition(), [], { ...single, interviewers: [one.member.id] })
    await lettersSettled(stack)
    expect(entriesOf(one.email)).toHaveLength(1)
    await candidate.decide({ interviewDate: at, interviewers: [two.member.id] })
    await lettersSettled(stack)
    expect(entriesOf(one.email)[1]?.calendar).toContain('METHOD:CANCEL')
    expect(entriesOf(two.email)[0]?.calendar).toContain('METHOD:REQUEST')
    await call('POST /invitations/withdraw', { json: { token: candidate.newestLink() } })
    await lettersSettled(stack)
    expect(entriesOf(two.email)[1]?.calendar).toContain('METHOD:CANCEL')
  })
})

describe('the dashboard', () => {
  test('leads the own candidate to the page of the invitation', async () => {
    const times = [inDays(4)]
    const { token, applicationId } = await invited(await aPosition(), times)
    const another = await aCandidate(call)
    const path = `POST /interviews/${applicationId}/invitation`
    expect(refusalOf(await call(path, { token: another.token }))).toEqual([404, 'application_not_found'])
    const { body } = await call(path, { token })
    const link = (body['data'] as { token: string }).token
    expect((await open(link)).slots?.times).toEqual(times)
    expect(JSON.stringify(await everyRow(stack))).not.toContain(link)
    expect(refusalOf(await choose(link, times[0]!))).toEqual(ok)
  })
})
