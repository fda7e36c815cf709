import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { cvPdf } from 'cv-reader/documents'
import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { daySeconds } from '#shared/platform/durations.ts'
import { introductionDays } from '#shared/platform/retention.ts'
import { createLimiter } from '#functions/platform/limits/limiter.ts'
import { aCandidate, goodPassword, tokenIn, type ApiAnswer } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { everythingStored } from '#tests/support/everything-stored.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { dynamoOf, rowOf } from '#tests/support/rows.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const position = 'with-people'

let recruiter: string
let colleague: string
let reviewer: string
setUpProduct(aJob({ id: position, title: 'Cluster Engineer' }), aJob({ id: 'closed', status: 'closed' }))
test.beforeAll(async () => {
  recruiter = await signedInToDesk(
    call,
    await aMember(stack, call, { role: 'recruiter', name: 'Siti Hajar' }),
  )
  colleague = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  reviewer = await signedInToDesk(
    call,
    await aMember(stack, call, { role: 'reviewer', positions: [position] }),
  )
})
beforeEach(() => stack.shiftClock(0))

let people = 0
const aPerson = (more: { referrer?: string } = {}) => {
  people += 1
  return { name: 'Nurul Huda', email: `nurul.huda.${people}@example.com`, ...more }
}
type Person = ReturnType<typeof aPerson>

const route = `/desk/jobs/${position}/people`
const cvOf = (person: Person) => ({ fileName: 'Nurul Huda.pdf', bytes: cvPdf(person) })
const add = (person: Person, cookie = recruiter) => call(`POST ${route}`, { cookie, form: person })
const addWithFile = (person: Person) =>
  postWithFile(stack, route, cvOf(person), { fields: person, cookie: recruiter })

type Waiting = { id: string; name: string; email: string }
const waiting = async (email: string): Promise<Waiting | undefined> => {
  const { body } = await call(`GET /recruiting/jobs/${position}/people`)
  return (body['data'] as { people: Waiting[] }).people.find((each) => each.email === email)
}
const open = (token: string) => call('POST /auth/introduction', { json: { token } })
const yes = (token: string, more: object = {}, bearer?: string) =>
  call('POST /auth/introduction/yes', { json: { token, ...more }, token: bearer })
const deleteNow = (token: string) => call('POST /auth/introduction/delete', { json: { token } })
const me = async (answer: ApiAnswer) => (await call('GET /auth/me', { token: tokenIn(answer) })).body['data']
const applications = async (answer: ApiAnswer): Promise<object[]> => {
  const { body } = await call('GET /auth/candidates/applications', { token: tokenIn(answer) })
  return body['applications'] as object[]
}
/** What names the person in any row or file. */
const traces = async ({ email }: Person) =>
  (await everythingStored(stack)).filter((text) => text.toLowerCase().includes(email))

/** The function that repeats removals deletes the file of a removed row. */
async function filesRemoved(person: Person): Promise<void> {
  expect((await traces(person)).filter((text) => !text.startsWith('uploads '))).toEqual([])
  stack.passTime(2 * 60)
  await stack.settled()
  expect(await traces(person)).toEqual([])
}

describe('A person whom a recruiter adds', () => {
  test('gets one letter that says who gave what, and is stored as a name, an address and a file alone', async () => {
    const person = aPerson({ referrer: 'Farid Ismail' })
    const added = await addWithFile(person)
    expect(added.body['data']).toMatchObject({
      ...person,
      jobId: position,
      fileName: 'Nurul Huda.pdf',
      addedBy: 'Siti Hajar',
    })
    const [letter, ...more] = mailsTo(stack, person.email)
    expect([letter?.subject, more]).toEqual([expect.stringContaining('Cluster Engineer'), []])
    for (const text of ['Farid Ismail has recommended you', person.email, 'Nurul Huda.pdf', '14 days'])
      expect(letter?.text).toContain(text)
    expect(await waiting(person.email)).toMatchObject(person)
    // One row of its own and the file; no account, no application, no reading of the file.
    const places = (await traces(person)).map((text) => text.split(/[ {]/)[0])
    expect(new Set(places)).toEqual(new Set(['introductions', 'uploads']))
    expect(places).toHaveLength(2)
    const found = await call('POST /desk/applicants/search', {
      cookie: recruiter,
      json: { text: person.email },
    })
    expect(found.body['data']).toMatchObject({ applicants: [] })
  })

  test('added by hand is told of a recruiter, and a name that could be a link is not repeated', async () => {
    const person = { ...aPerson(), name: 'Visit www.evil.example now' }
    await add(person)
    const [letter] = mailsTo(stack, person.email)
    expect(letter?.text).toMatch(/^Hello,\n\nA recruiter at /)
    expect(letter?.text).not.toContain('evil.example')
  })

  test('is added with the same answer whether the address has an account, and a letter either way', async () => {
    const account = await aCandidate(call)
    const known = { name: 'Nurul Huda', email: account.email }
    const unknown = aPerson()
    const before = mailsTo(stack, account.email).length
    const answers = [await add(known), await add(unknown)]
    const shapes = answers.map(({ status, body }) => [status, Object.keys(body['data'] as object)])
    expect(shapes[0]).toEqual(shapes[1])
    expect([mailsTo(stack, account.email).length - before, mailsTo(stack, unknown.email).length]).toEqual([
      1, 1,
    ])
  })

  test('is not added by a reviewer, to a closed position, or with a file that is no CV', async () => {
    const person = aPerson()
    expect(refusalOf(await add(person, reviewer))).toEqual([403, 'role_not_allowed'])
    expect((await call(`GET ${route}`, { cookie: reviewer })).status).toBe(403)
    const closed = await call('POST /desk/jobs/closed/people', { cookie: recruiter, form: person })
    expect(refusalOf(closed)).toEqual([409, 'job_closed'])
    const text = { fileName: 'cv.pdf', bytes: Buffer.from('not a PDF') }
    const wrong = await postWithFile(stack, route, text, { fields: person, cookie: recruiter })
    expect(refusalOf(wrong)).toEqual([415, 'cv_wrong_type'])
    expect(mailsTo(stack, person.email)).toEqual([])
    expect(await traces(person)).toEqual([])
  })
})

describe('A repeated addition', () => {
  test('by the same member, as after a lost answer or a double click, adds nobody and sends nothing again', async () => {
    const person = aPerson()
    const answers = await Promise.all([add(person), add(person), add(person)])
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [200, undefined]))
    expect(refusalOf(await add(person))).toEqual([200, undefined])
    expect(mailsTo(stack, person.email)).toHaveLength(1)
    expect((await traces(person)).length).toBe(1)
    const { body } = await call('POST /recruiting/audit', {
      json: { since: new Date(0).toISOString(), act: 'position_person_added' },
    })
    const { entries } = body['data'] as { entries: { on: string; names: { position: string } }[] }
    expect(entries[0]).toMatchObject({ on: position, names: { position: 'Cluster Engineer' } })
    expect(JSON.stringify(entries)).not.toContain(person.email)
  })

  test('by a colleague is refused', async () => {
    const person = aPerson()
    await add(person)
    expect(refusalOf(await add(person, colleague))).toEqual([409, 'introduction_waits'])
    expect(mailsTo(stack, person.email)).toHaveLength(1)
  })

  test('sends the letter that an interrupted call did not send, and its links work', async () => {
    const person = aPerson()
    await add(person)
    const { id } = (await waiting(person.email)) ?? { id: '' }
    await dynamoOf(stack).send(
      new UpdateCommand({ TableName: 'introductions', Key: { id }, UpdateExpression: 'REMOVE letterAt' }),
    )
    stack.moveClock(2 * 60)
    expect((await add(person)).status).toBe(200)
    expect(mailsTo(stack, person.email)).toHaveLength(2)
    expect((await open(linkIn(stack, 'yes', person.email))).status).toBe(200)
  })
})

describe('A letter that cannot be sent', () => {
  test('adds nobody: the sum of first letters is used up, or the mailbox has had three', async () => {
    const person = aPerson()
    for (let letters = 0; letters < limits.introduction.max; letters += 1) {
      expect((await add(person)).status).toBe(200)
      expect((await deleteNow(linkIn(stack, 'delete', person.email))).status).toBe(200)
    }
    expect(refusalOf(await add(person))).toEqual([429, 'no_introduction_now'])
    // Two days later the sign-in at the desk is over, so the recruiter command adds them.
    stack.moveClock(2 * daySeconds)
    const limiter = createLimiter(dynamoOf(stack), 'guards', stack.now)
    await limiter.add([{ name: 'firstLetters', key: 'all', amount: limits.firstLetters.max - 1 }])
    const next = aPerson()
    const signed = `/recruiting/jobs/${position}/people`
    expect((await call(`POST ${signed}`, { form: next })).status).toBe(200)
    const last = aPerson()
    const refused = await postWithFile(stack, signed, cvOf(last), { fields: last })
    expect(refusalOf(refused)).toEqual([429, 'no_introduction_now'])
    expect([await traces(last), mailsTo(stack, last.email)]).toEqual([[], []])
  })

  test('because SES is down adds nobody, and can be tried again', async () => {
    const person = aPerson()
    stack.ses.faults.set({ kind: 'down' })
    expect(refusalOf(await addWithFile(person))).toEqual([503, 'mail_unavailable'])
    stack.ses.faults.set(null)
    await filesRemoved(person)
    expect((await addWithFile(person)).status).toBe(200)
    expect(mailsTo(stack, person.email)).toHaveLength(1)
  })
})

describe('Yes', () => {
  test('without an account opens one with the password, adopts the file and applies; opening the link changes nothing', async () => {
    const person = aPerson({ referrer: 'Farid Ismail' })
    await addWithFile(person)
    const token = linkIn(stack, 'yes', person.email)
    const before = await traces(person)
    const opened = await open(token)
    expect(opened.body['data']).toMatchObject({
      ...person,
      does: 'yes',
      isOpen: true,
      hasAccount: false,
      jobTitle: 'Cluster Engineer',
    })
    expect(await traces(person)).toEqual(before)
    expect((await yes(token, { newPassword: 'password1' })).body['code']).toBe('password_too_common')

    const said = await yes(token, { newPassword: goodPassword })
    expect(said.body['data']).toMatchObject({ jobId: position, isExisting: false })
    const profile = (await me(said)) as Record<string, unknown>
    expect(profile).toMatchObject({
      name: person.name,
      email: person.email,
      cvFileName: 'Nurul Huda.pdf',
    })
    expect(profile).not.toHaveProperty('email_confirm_by')
    expect((await fetch(profile['cv_url'] as string)).status).toBe(200)
    expect(await applications(said)).toMatchObject([{ jobId: position }])
    expect(await waiting(person.email)).toBeUndefined()
    expect((await traces(person)).filter((text) => text.startsWith('uploads introduced/'))).toEqual([])
    expect(refusalOf(await yes(token, { newPassword: goodPassword }))).toEqual([400, 'introduction_gone'])
    const again = await call('POST /auth/login', { json: { email: person.email, password: goodPassword } })
    expect(again.status).toBe(200)
  })

  test('pressed several times at once opens one account and applies once', async () => {
    const person = aPerson()
    await addWithFile(person)
    const token = linkIn(stack, 'yes', person.email)
    const answers = await Promise.all([1, 2, 3].map(() => yes(token, { newPassword: goodPassword })))
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeGreaterThan(0)
    // One that came after the others had finished finds its link used.
    for (const answer of answers.filter((each) => !done.includes(each)))
      expect(answer.body['code']).toBe('introduction_gone')
    expect(await applications(done[0] as ApiAnswer)).toHaveLength(1)
  })

  test('repeated after it was interrupted before its end does what is left, for who knows the password', async () => {
    const person = aPerson()
    await addWithFile(person)
    const token = linkIn(stack, 'yes', person.email)
    const { id } = (await waiting(person.email)) ?? { id: '' }
    const row = await rowOf(stack, 'introductions', { id })
    const said = await yes(token, { newPassword: goodPassword })
    const { id: userId } = (said.body['data'] as { user: { id: string } }).user
    await dynamoOf(stack).send(new PutCommand({ TableName: 'introductions', Item: { ...row, userId } }))
    expect(refusalOf(await yes(token, { newPassword: 'another password 1' }))).toEqual([
      401,
      'wrong_credentials',
    ])
    const repeated = await yes(token, { newPassword: goodPassword })
    expect(repeated.body['data']).toMatchObject({ user: { id: userId }, isExisting: true })
    expect(await applications(repeated)).toHaveLength(1)
    expect(await waiting(person.email)).toBeUndefined()
  })

  test('with an account needs its password or its sign-in, keeps its CV, and proves its address', async () => {
    const account = await aCandidate(call)
    const person = { name: 'Nurul Huda', email: account.email }
    await addWithFile(person)
    const token = linkIn(stack, 'yes', person.email)
    expect((await open(token)).body['data']).toMatchObject({ hasAccount: true, isSignedIn: false })
    expect(refusalOf(await yes(token))).toEqual([401, 'wrong_credentials'])
    expect(refusalOf(await yes(token, { password: 'not the password 1' }))).toEqual([
      401,
      'wrong_credentials',
    ])
    const other = await aCandidate(call)
    expect(refusalOf(await yes(token, {}, other.token))).toEqual([401, 'wrong_credentials'])
    const said = await yes(token, {}, account.token)
    expect(said.status).toBe(200)
    const profile = (await me(said)) as object
    expect(profile).toMatchObject({ name: account.name, cvFileName: 'Nurul Huda.pdf' })
    expect(profile).not.toHaveProperty('email_confirm_by')
    expect(await applications(said)).toHaveLength(1)

    // Who has applied already, and has a CV, keeps both.
    await postWithFile(
      stack,
      route,
      { fileName: 'Newer.pdf', bytes: cvPdf(person) },
      {
        fields: person,
        cookie: recruiter,
      },
    )
    const repeated = await yes(linkIn(stack, 'yes', person.email), { password: goodPassword })
    expect(repeated.body['data']).toMatchObject({ isExisting: true })
    expect(await me(repeated)).toMatchObject({ cvFileName: 'Nurul Huda.pdf' })
  })

  test('to a position that was closed since opens no account', async () => {
    const person = aPerson()
    await add(person)
    const token = linkIn(stack, 'yes', person.email)
    const set = (status: string) =>
      call(`PATCH /desk/jobs/${position}`, { cookie: recruiter, json: { status } })
    await set('closed')
    expect((await open(token)).body['data']).toMatchObject({ isOpen: false })
    expect(refusalOf(await yes(token, { newPassword: goodPassword }))).toEqual([409, 'job_closed'])
    await set('open')
    expect((await open(token)).body['data']).toMatchObject({ hasAccount: false })
  })
})

describe('What is stored of a person without a yes', () => {
  test('is deleted at once by "delete now", whose link cannot say yes, nor the other one delete', async () => {
    const person = aPerson()
    await addWithFile(person)
    const links = [linkIn(stack, 'yes', person.email), linkIn(stack, 'delete', person.email)] as const
    expect(refusalOf(await deleteNow(links[0]))).toEqual([400, 'introduction_gone'])
    expect(refusalOf(await yes(links[1], { newPassword: goodPassword }))).toEqual([400, 'introduction_gone'])
    expect((await open(links[1])).body['data']).toMatchObject({ does: 'delete', hasAccount: false })
    expect((await deleteNow(links[1])).status).toBe(200)
    expect(await traces(person)).toEqual([])
    expect([(await open(links[0])).status, (await deleteNow(links[1])).status]).toEqual([400, 400])
  })

  test('is gone for everybody after 14 days', async () => {
    const person = aPerson()
    await add(person)
    stack.moveClock(introductionDays * daySeconds - 60)
    expect(await waiting(person.email)).toBeDefined()
    stack.moveClock(120)
    expect(await waiting(person.email)).toBeUndefined()
    for (const kind of ['yes', 'delete'] as const)
      expect((await open(linkIn(stack, kind, person.email))).status).toBe(400)
    const again = await call(`POST /recruiting/jobs/${position}/people`, { form: person })
    expect(again.status).toBe(200)
  })

  test('is removed by a recruiter, once', async () => {
    const person = aPerson()
    await addWithFile(person)
    const { id } = (await waiting(person.email)) ?? { id: '' }
    const remove = (job = position) => call(`DELETE /desk/jobs/${job}/people/${id}`, { cookie: colleague })
    expect((await remove('closed')).status).toBe(404)
    expect([(await remove()).status, refusalOf(await remove())]).toEqual([
      200,
      [404, 'introduction_not_found'],
    ])
    await filesRemoved(person)
  })

  test('is in the export by its address, also without an account, and erased with it', async () => {
    const person = aPerson({ referrer: 'Farid Ismail' })
    await addWithFile(person)
    const json = { candidate: person.email.toUpperCase() }
    const { body } = await call('POST /recruiting/candidates/export', { json })
    expect(body['data']).toMatchObject({
      profile: null,
      introductions: [{ ...person, jobId: position }],
      files: [{ name: 'Nurul Huda.pdf' }],
    })
    const erased = await call('POST /recruiting/candidates/erase', { json })
    expect(erased.body['data']).toMatchObject({ id: null, introductions: 1 })
    expect(await traces(person)).toEqual([])
  })
})
