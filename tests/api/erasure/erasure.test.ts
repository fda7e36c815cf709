import { cvPdf } from 'cv-reader/documents'
import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { enquiriesPerPage } from '#functions/enquiry/rows/enquiries-by-email.ts'
import { aCandidate, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { cvDesk } from '#tests/support/cv-desk.ts'
import { anEnquiry, sendEnquiry, storeEnquiries } from '#tests/support/enquiries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { chosenSlot } from '#tests/support/chosen-slot.ts'
import { everythingStored, rowsStored } from '#tests/support/everything-stored.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import {
  announcePart,
  filesSettled,
  putPart,
  runningInterview,
  uploadPart,
  type SignedUpload,
} from '#tests/support/rooms.ts'
import { aMember, lettersSettled, signedInToDesk } from '#tests/support/staff-desk.ts'
import { startWindow } from '#tests/support/window.ts'

const start = 'When could you start?'
setUpProduct(
  aJob(),
  aJob({ id: 'other' }),
  aJob({ id: 'asking', screening: [{ kind: 'text', text: start }] }),
)
test.beforeEach(() => stack.shiftClock(0))

const person = {
  name: 'Zulaikha binti Unmistakable',
  email: 'zulaikha.unmistakable@example.com',
  phone: '+60 19-876 5432',
}
const traits = /zulaikha|unmistakable|19[- ]?876[- ]?5432/i

const recruiter = (...args: readonly string[]) => succeeding(toolInProcess(stack))(...args)

const transcript = [{ role: 'user' as const, content: 'I am Zulaikha, and I run the network.' }]

/** Each row, file and log line with the candidate's name, e-mail address or phone number. */
const traces = async (): Promise<string[]> =>
  [...(await everythingStored(stack)), ...stack.logLines.map((line) => `log ${line}`)].filter((text) =>
    traits.test(text),
  )

/** A candidate with a CV, a completed interview, and another one whose recording is being uploaded. */
async function aCandidateWithEverything() {
  const desk = cvDesk(stack)
  const { cvId = '' } = await desk.upload({ fileName: 'Zulaikha.pdf', bytes: cvPdf(person) })
  const registered = await desk.register({ cv_id: cvId, name: person.name, phone: person.phone })
  expect(registered.status).toBe(200)
  const token = tokenIn(registered)
  const { id: userId } = (registered.body['data'] as { user: { id: string } }).user
  await proveMailbox(stack, userId)
  await call('PATCH /auth/me', { token, json: { phone: person.phone, about: 'I am Zulaikha.' } })
  await call('POST /auth/forgot-password', { form: { email: person.email } })

  const completed = await runningInterview({ call, token, jobId: aJob().id })
  const said = { token, json: { transcript, recordedParts: [1] } }
  await uploadPart({ call, token, sessionId: completed }, { part: 0, bytes: 'film of Zulaikha' })
  await call(`POST /interviews/${completed}/finish`, said)
  await filesSettled(stack, { userId, sessionId: completed })

  const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  const noted = await call(`PUT /desk/applications/${userId}--${aJob().id}/assessments`, {
    json: { note: 'Zulaikha explains well.', marks: {}, updatedAt: null },
    cookie,
  })
  expect(noted.status).toBe(200)

  const running = { call, token, sessionId: await runningInterview({ call, token, jobId: 'other' }) }
  await uploadPart(running, { part: 0, bytes: 'film of Zulaikha' })
  await call(`PUT /interviews/${running.sessionId}/transcript`, {
    token,
    json: { version: 1, entries: transcript },
  })
  const { body } = await announcePart(running, { part: 1, bytes: 'film of Zulaikha' })
  return { userId, token, completed, lateUpload: body['data'] as SignedUpload }
}

const enquiryOf = (email: string) =>
  anEnquiry({ firstName: 'Zulaikha', lastName: 'Unmistakable', email, message: 'Call me: +60 19-876 5432.' })

test('After the erasure of a candidate with everything, nothing stored or logged has name, address or phone', async () => {
  const { completed, lateUpload } = await aCandidateWithEverything()
  await sendEnquiry(stack.gateway, enquiryOf(' Zulaikha.UNMISTAKABLE@example.com '.trim()))
  await eventually(
    () => mailsTo(stack, person.email).length,
    // Two applications, the link for a password, the welcome, and the enquiry.
    (mails) => mails >= 5,
  )
  const before = await traces()
  for (const place of ['users', 'sessions', 'assessments', 'enquiries', 'uploads', 'interviews'])
    expect([place, before.some((text) => text.startsWith(`${place} `))]).toEqual([place, true])
  expect(before.some((text) => text.includes(completed) && text.includes('recording.webm'))).toBe(true)

  expect(await recruiter('erase', person.email, '--confirm', person.email)).toBe(
    `Deleted the account of ${person.name} with 2 applications and 2 interviews, and 1 enquiry. The candidate is emailed.\n`,
  )
  expect(await traces()).toEqual([])

  // The recorder continues in another tab.
  expect((await putPart(lateUpload, 'film of Zulaikha')).status).toBe(200)
  expect(await traces()).toHaveLength(1)
  stack.passTime(6 * 60)
  await eventually(traces, (texts) => texts.length === 0)
})

test('After the erasure of a candidate whom the team is hiring, the audit and the removals alone have their id', async () => {
  const { email, ...hired } = await aCandidate(call, {
    name: person.name,
    email: 'zulaikha.hired@example.com',
  })
  const { id, token } = hired
  const [staff, colleague] = [
    await aMember(stack, call, { role: 'recruiter' }),
    await aMember(stack, call, { role: 'recruiter' }),
  ]
  const cookie = await signedInToDesk(call, staff)
  const good: typeof call = async (route, more) => {
    const answer = await call(route, more)
    expect([route, answer.status]).toEqual([route, 200])
    return answer
  }
  await proveMailbox(stack, id)
  await good('POST /interviews', { token, json: { jobId: 'asking' } })
  const answers = [{ question: start, answer: 'Zulaikha: in May' }]
  await good('POST /jobs/asking/screening', { token, json: { answers } })
  const application = `/desk/applications/${id}--asking`
  await good(`PUT ${application}/stage`, { cookie, json: { from: 'New', to: 'Team' } })
  await good(`PUT ${application}/notes/a-note-about`, {
    cookie,
    json: { text: 'Ask Zulaikha.', mentions: [colleague.member.id], updatedAt: null },
  })
  await good(`POST ${application}/letters`, {
    cookie,
    json: { subject: 'Zulaikha', text: 'When could you begin?', key: crypto.randomUUID(), answers: [] },
  })
  await good('POST /recruiting/jobs/other/people', { form: { name: person.name, email } })
  await chosenSlot(stack, good, { id, token, jobId: aJob().id })
  await lettersSettled(stack)

  const rowsWith = async (text: string) =>
    (await rowsStored(stack)).filter((row) => row.includes(text) && !/^(audit|removals) /.test(row))
  const tables = new Set((await rowsWith(id)).map((row) => row.split(' ')[0]))
  expect([...tables]).toEqual(
    expect.arrayContaining(['users', 'applications', 'sessions', 'assessments', 'guards']),
  )
  expect((await rowsWith(email)).some((row) => row.startsWith('introductions '))).toBe(true)
  const exported = await call('POST /recruiting/candidates/export', { json: { candidate: id } })
  const text = JSON.stringify(exported.body['data'])
  for (const part of ['in May', 'Ask Zulaikha.', 'When could you begin?', '2099-12-31', '"stage":"Team"'])
    expect([part, text.includes(part)]).toEqual([part, true])

  await recruiter('erase', email, '--confirm', email)
  expect(
    await eventually(
      () => rowsWith(id),
      (rows) => rows.length === 0,
    ),
  ).toEqual([])
  expect(await traces()).toEqual([])
})

test("What the staff wrote into an application is in the export of a privacy officer, and not in the candidate's own", async () => {
  const { id, token } = await aCandidate(call, { email: 'noted@example.com' })
  await setApplication(stack, { userId: id, jobId: aJob().id, interviewNote: 'Met at the fair.' })
  const { staffWritten } = JSON.parse(await recruiter('export', id, '--json')) as { staffWritten: unknown }
  expect(staffWritten).toEqual([{ jobId: aJob().id, interviewNote: 'Met at the fair.' }])
  const { body } = await call('GET /auth/me/export', { token })
  expect(JSON.stringify(body)).not.toContain('Met at the fair.')
})

describe('The enquiries of a person', () => {
  const sentBy = async (email: string) => {
    expect((await sendEnquiry(stack.gateway, enquiryOf(email))).status).toBe(200)
  }
  const ownExport = async (token: string) => {
    const { body } = await call('GET /auth/me/export', { token })
    return (body['data'] as { enquiries: unknown[] }).enquiries
  }
  const registered = async (email: string) => {
    const { body } = await call('POST /auth/register', {
      form: { name: 'Zulaikha', email, password: goodPassword },
    })
    const { user, token } = body['data'] as { user: { id: string }; token: string }
    return { id: user.id, token }
  }

  test('are in the export of the account with their address, in any spelling', async () => {
    await sentBy('Zulaikha.One@EXAMPLE.com')
    const { id } = await registered('zulaikha.one@example.com')
    await proveMailbox(stack, id)
    const exported = JSON.parse(await recruiter('export', id, '--json')) as { enquiries: unknown[] }
    expect(exported.enquiries).toMatchObject([{ firstName: 'Zulaikha', subject: 'Eight H100 nodes' }])
  })

  test("are in the candidate's own export once the address is proved, and not before", async () => {
    await sentBy('zulaikha.two@example.com')
    const { id, token } = await registered('zulaikha.two@example.com')
    expect(await ownExport(token)).toEqual([])
    await proveMailbox(stack, id)
    expect(await ownExport(token)).toMatchObject([
      { receivedAt: expect.any(String), lastName: 'Unmistakable' },
    ])
  })

  test('are exported and erased by the address where there is no account', async () => {
    const address = 'zulaikha.three@example.com'
    await sentBy(address)
    await sentBy('other@example.com')
    expect(await recruiter('export', address)).toMatch(/^Candidate +no account\nEmail +zulaikha\.three@/)
    const question = await toolInProcess(stack)('erase', address)
    expect(question.stderr).toBe(`This deletes 1 enquiry permanently; to do it, add --confirm ${address}\n`)
    expect(await recruiter('erase', address, '--confirm', address)).toBe('Deleted 1 enquiry.\n')
    const stored = await everythingStored(stack)
    expect(stored.filter((text) => text.includes(address))).toEqual([])
    expect(stored.filter((text) => text.includes('other@example.com'))).toHaveLength(1)
  })

  test('are left out for the id of an account that has not proved the address, which the answer names', async () => {
    const email = 'zulaikha.five@example.com'
    await sentBy(email)
    const { id } = await registered(email)
    const byId = { json: { candidate: id } }
    const exported = await call('POST /recruiting/candidates/export', byId)
    expect(exported.body['data']).toMatchObject({ enquiries: [], enquiriesLeftOut: true })
    expect(await recruiter('export', id)).toContain('left out: the address is not proved')
    const byAddress = await call('POST /recruiting/candidates/export', { json: { candidate: email } })
    expect(byAddress.body['data']).toMatchObject({ enquiries: [{}], enquiriesLeftOut: false })
    expect(await recruiter('erase', id, '--confirm', email)).toMatch(/\nEnquiries are left out: the address/)
    const stored = await everythingStored(stack)
    expect(stored.filter((text) => text.startsWith('enquiries ') && text.includes(email))).toHaveLength(1)
    expect(await recruiter('erase', email, '--confirm', email)).toBe('Deleted 1 enquiry.\n')
  })

  test('are exported in pages and erased in parts where there are more than a thousand', async () => {
    const email = 'zulaikha.many@example.com'
    const many = 1150
    await storeEnquiries(stack, { email, many })
    const { id, token } = await registered(email)
    await proveMailbox(stack, id)
    const seen = new Set<string>()
    for (let query = ''; ;) {
      const { status, body } = await call(`GET /auth/me/export${query}`, { token })
      expect(status).toBe(200)
      const { enquiries, next } = body['data'] as { enquiries: { subject: string }[]; next: string | null }
      expect(enquiries.length).toBeLessThanOrEqual(enquiriesPerPage)
      for (const { subject } of enquiries) seen.add(subject)
      if (next === null) break
      query = `?cursor=${next}`
    }
    expect(seen.size).toBe(many)
    const first = await call('POST /recruiting/candidates/erase', { json: { candidate: id } })
    expect(first.body['data']).toMatchObject({ id, enquiries: 1000, isMoreLeft: true })
    // The account stays for as long as enquiries are left, which are found by its address.
    expect((await call('GET /auth/me', { token })).status).toBe(200)
    expect(await recruiter('erase', email, '--confirm', email)).toContain('and 150 enquiries. The candidate')
    expect((await call('GET /auth/me', { token })).status).toBe(401)
    const stored = await everythingStored(stack)
    expect(stored.filter((text) => text.includes(email))).toEqual([])
  })

  test('are at most twenty a day for one mailbox, from all networks and in all its spellings', async () => {
    startWindow(stack, limits.enquiryPerMailbox)
    const { max } = limits.enquiryPerMailbox
    const send = (number: number) =>
      sendEnquiry(stack.gateway, anEnquiry({ email: `many.senders+${number}@example.com` }), {
        address: `192.0.2.${number}`,
      })
    for (let number = 0; number < max; number += 1) expect((await send(number)).status).toBe(200)
    const { status, body, headers } = await send(max)
    expect([status, body['code']]).toEqual([429, 'too_many_requests'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    stack.passTime(limits.enquiryPerMailbox.windowSeconds)
    expect((await send(max)).status).toBe(200)
  })

  test('stay where a candidate deletes the account', async () => {
    await sentBy('zulaikha.four@example.com')
    const { id, token } = await registered('zulaikha.four@example.com')
    await proveMailbox(stack, id)
    expect((await call('DELETE /auth/me', { token, json: { password: goodPassword } })).status).toBe(200)
    const stored = await everythingStored(stack)
    expect(stored.filter((text) => text.includes('zulaikha.four@')).length).toBe(1)
  })
})

test('An erasure by twenty concurrent calls e-mails the candidate once', async () => {
  const email = 'zulaikha.at.once@example.com'
  await call('POST /auth/register', { form: { name: 'Zulaikha', email, password: goodPassword } })
  const erase = () => call('POST /recruiting/candidates/erase', { json: { candidate: email } })
  const answers = await Promise.all(Array.from({ length: 20 }, erase))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
  const mails = mailsTo(stack, email).filter(({ subject }) => /was deleted/.test(subject))
  expect(mails).toHaveLength(1)
})
