import { describe, expect } from 'vitest'
import { aCandidate, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { everythingStored } from '#tests/support/everything-stored.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { setApplication, setSession } from '#tests/support/jobs.ts'

setUpProduct()

const change = (token: string, json: unknown) => call('PATCH /auth/me', { json, token })
const profileOf = async (token: string) => (await call('GET /auth/me', { token })).body['data']

const storeApplication = (userId: string) => setApplication(stack, { userId, jobId: 'job-1' })

describe('the profile', () => {
  test('changes the given fields and keeps the others', async () => {
    const { token, email } = await aCandidate(call, { phone: '+60 3-1234 5678' })
    const experience = [
      {
        position: 'Engineer',
        company: 'Rahman Logistics',
        start_date: '2020-01',
        end_date: '',
        description: 'Racks.\nCables.',
      },
    ]
    const { status, body } = await change(token, {
      title: '  Network Engineer ',
      location: 'Kuala Lumpur',
      about: 'I build networks.\r\nAnd drink teh tarik 🍵',
      skills: ['Go', 'BGP'],
      experience,
      education: 'BSc Computer Science',
    })
    expect(status).toBe(200)
    const expected = {
      email,
      phone: '+60 3-1234 5678',
      title: 'Network Engineer',
      location: 'Kuala Lumpur',
      about: 'I build networks.\nAnd drink teh tarik 🍵',
      skills: ['Go', 'BGP'],
      experience,
      education: 'BSc Computer Science',
    }
    expect(body['data']).toMatchObject(expected)
    expect(await profileOf(token)).toMatchObject(expected)
    await change(token, { about: '', skills: [] })
    expect(await profileOf(token)).toMatchObject({ about: '', skills: [], title: 'Network Engineer' })
  })

  test('never changes e-mail address, id, epoch or password', async () => {
    const { token, id, email } = await aCandidate(call)
    const { status } = await change(token, {
      email: 'other@example.com',
      id: 'other',
      epoch: 7,
      passwordHash: 'x',
      role: 'operator',
      created_at: '1999-01-01',
    })
    expect(status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ email, id })
    expect((await call('POST /auth/login', { json: { email, password: goodPassword } })).status).toBe(200)
  })

  test.each([
    ['an empty name', 'name', '', 'Please enter your name'],
    ['a long name', 'name', 'x'.repeat(101), 'Name is too long (maximum 100 characters)'],
    [
      'words for a phone number',
      'phone',
      'call me maybe',
      'Please use only digits, spaces and + ( ) - . in the phone number',
    ],
    ['a long title', 'title', 'x'.repeat(101), 'Job title is too long (maximum 100 characters)'],
    ['a long text', 'about', 'x'.repeat(2001), 'About is too long (maximum 2000 characters)'],
    ['too many skills', 'skills', Array<string>(51).fill('Go'), 'Please list at most 50 skills'],
  ])('%s is refused', async (_, field, value, message) => {
    const { token } = await aCandidate(call)
    const { status, body } = await change(token, { [field]: value })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ loc: ['body', field], msg: message }])
  })

  test('two concurrent changes of different fields are both stored', async () => {
    const { token } = await aCandidate(call)
    await Promise.all([change(token, { title: 'Engineer' }), change(token, { location: 'Ipoh' })])
    expect(await profileOf(token)).toMatchObject({ title: 'Engineer', location: 'Ipoh' })
  })
})

describe('the export', () => {
  test('contains profile, sign-ins, applications and files', async () => {
    const { token, id, email } = await aCandidate(call)
    const { jobId } = await storeApplication(id)
    const session = await setSession(stack, { userId: id, jobId, status: 'completed' })
    const { status, body } = await call('GET /auth/me/export', { token })
    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      profile: { id, email },
      signIns: [{ remembered: false }],
      applications: [{ jobId, status: 'ai_pending', interviewLink: `/interview/${session.id}` }],
      interviews: [{ id: session.id, jobId, status: 'completed' }],
      files: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/argon2|sign-in#/)
  })

  test("the list of applications contains the candidate's own", async () => {
    const [one, other] = [await aCandidate(call), await aCandidate(call)]
    await storeApplication(one.id)
    const applicationsOf = async (token: string) =>
      (await call('GET /auth/candidates/applications', { token })).body['applications']
    expect(await applicationsOf(one.token)).toMatchObject([{ id: `${one.id}--job-1` }])
    expect(await applicationsOf(other.token)).toEqual([])
  })
})

describe('deleting the account', () => {
  const remove = (token: string, password?: string) =>
    call('DELETE /auth/me', { json: password === undefined ? {} : { password }, token })

  test('leaves no row and no file of the candidate, and ends every sign-in', async () => {
    const unmistakable = 'Zulaikha Binti Unmistakable'
    const person = await aCandidate(call, { name: unmistakable, email: 'zulaikha.unmistakable@example.com' })
    await call('POST /auth/login', { json: { email: person.email, password: goodPassword, remember: true } })
    await call('POST /auth/forgot-password', { form: { email: person.email } })
    await change(person.token, { about: 'I am Zulaikha.', skills: ['Unmistakable'] })
    await storeApplication(person.id)
    const names = (row: string): boolean => /zulaikha|unmistakable/i.test(row) || row.includes(person.id)
    expect((await everythingStored(stack)).filter(names).length).toBeGreaterThanOrEqual(6)

    expect((await remove(person.token, goodPassword)).status).toBe(200)

    const left = (await everythingStored(stack)).filter(names)
    // The row by which files that are uploaded later are removed. It has the account's id alone.
    expect(left).toEqual([expect.stringMatching(/^removals /)])
    expect(left.join()).not.toMatch(/zulaikha|unmistakable/i)
    expect((await call('GET /auth/me', { token: person.token })).status).toBe(401)
    expect((await call('POST /auth/refresh', { token: person.token })).status).toBe(401)
    expect(mailsTo(stack, person.email).at(-1)?.subject).toContain('Your account was deleted')
  })

  test('frees the e-mail address for a new, empty account', async () => {
    const { email, token, id } = await aCandidate(call)
    await change(token, { title: 'Network Engineer', skills: ['Go'] })
    await remove(token, goodPassword)
    const again = await aCandidate(call, { email, name: 'Another Name' })
    expect(again.id).not.toBe(id)
    expect(await profileOf(again.token)).toMatchObject({ name: 'Another Name', title: '', skills: [] })
  })

  test('is refused without the password, so that an unlocked screen is not enough', async () => {
    const { token } = await aCandidate(call)
    for (const password of [undefined, '', 'not the right 1']) {
      expect((await remove(token, password)).body['code']).toBe('wrong_current_password')
    }
    expect((await call('GET /auth/me', { token })).status).toBe(200)
  })

  test('needs no password if the account has none', async () => {
    const { token } = await aCandidate(call, { password: '' })
    expect((await remove(token)).status).toBe(200)
  })

  test('by two concurrent calls deletes it, and neither is a 500', async () => {
    const { token } = await aCandidate(call)
    const answers = await Promise.all([remove(token, goodPassword), remove(token, goodPassword)])
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses[0]).toBe(200)
    expect([200, 401]).toContain(statuses[1])
    expect((await call('GET /auth/me', { token })).status).toBe(401)
  })
})
