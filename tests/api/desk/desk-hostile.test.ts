import { cvPdf } from 'cv-reader/documents'
import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { aNetwork, goodPassword, type ApiAnswer } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { filesSettled, runningInterview } from '#tests/support/rooms.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'

const position = 'hostile-position'
const script = '<script>alert(document.domain)</script>'
const image = '<img src=x onerror=alert(1)>'
const hostileName = `Siti ${image}`
const hostileFile = `"><svg onload=alert(1)>\r\nContent-Type: text/html\r\n.pdf`

let cookie: string
let application: string
let recording: string
let email: string

/** S3 has the machine's clock, and refuses links that are signed with a later time. */
beforeEach(() => stack.shiftClock(0))

/** An applicant whose every word is markup, with a PDF that is HTML behind its end. */
async function applyWithMarkup(): Promise<void> {
  await putJobs(stack, [aJob({ id: position })])
  cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
  email = 'hostile.applicant@example.com'
  const bytes = Buffer.concat([cvPdf({ email }), Buffer.from(`\n<html>${script}</html>`)])
  const fields = { email, name: hostileName, password: goodPassword }
  const file = { fileName: hostileFile, bytes }
  const registered = await postWithFile(stack, '/auth/register', file, { fields })
  expect(refusalOf(registered)).toEqual([200, undefined])
  const { token, user } = registered.body['data'] as { token: string; user: { id: string } }
  const profile = await call('PATCH /auth/me', { token, json: { title: script, about: image } })
  expect(refusalOf(profile)).toEqual([200, undefined])
  const sessionId = await runningInterview({ call, token, jobId: position })
  const transcript = [
    {
      role: 'assistant',
      content: 'What are you proud of?',
      section: 0,
      question: 0,
      startMilliseconds: 1000,
    },
    {
      role: 'user',
      content: `${script}${image} Is it "quoted"?`,
      section: 0,
      question: 0,
      startMilliseconds: 3000,
    },
  ]
  await call(`POST /interviews/${sessionId}/finish`, { token, json: { transcript } })
  stack.passTime(60 * 60)
  await filesSettled(stack, { userId: user.id, sessionId })
  application = `${user.id}--${position}`
  recording = `${user.id}--${sessionId}`
}

setUpProduct()
test.beforeAll(async () => {
  await applyWithMarkup()
})

const dataOf = ({ body }: ApiAnswer) => body['data'] as Record<string, never>

/** Expects JSON that a browser does not render as a page. */
function expectData(answer: ApiAnswer): void {
  expect(refusalOf(answer)).toEqual([200, undefined])
  const header = (name: string) => answer.headers.get(name)
  expect(header('content-type')).toBe('application/json; charset=utf-8')
  expect(header('x-content-type-options')).toBe('nosniff')
  expect(header('cache-control')).toBe('no-store')
}

describe('Markup in what a candidate and a colleague write', () => {
  test('reaches the desk as data, at each endpoint that shows it', async () => {
    const note = { note: `${script} ${image}`, marks: {}, updatedAt: null }
    const answers = [
      await call(`GET /desk/applications/${application}`, { cookie }),
      await call('GET /desk/applicants', { cookie }),
      await call('POST /desk/applicants/search', { cookie, json: { text: 'Siti' } }),
      await call(`GET /desk/applications/${application}/recordings`, { cookie }),
      await call(`PUT /desk/applications/${application}/assessments`, { cookie, json: note }),
      await call(`PUT /desk/applications/${application}/notes/of-markup`, {
        cookie,
        json: { text: script, mentions: [], updatedAt: null },
      }),
    ]
    for (const answer of answers) expectData(answer)
    for (const answer of answers.slice(0, 4)) expect(JSON.stringify(answer.body)).toContain(hostileName)
    for (const answer of answers.slice(4)) expect(JSON.stringify(answer.body)).toContain(script)
    // A refusal repeats nothing of the request.
    const refused = await call(`GET /desk/applicants?job=${encodeURIComponent(script)}`, { cookie })
    expect([refused.status, JSON.stringify(refused.body).includes('<script')]).toEqual([404, false])
  })

  test('is text in letters to the candidate', async () => {
    const json = { status: 'rejected', words: `Dear ${image}` }
    expect(refusalOf(await call(`PATCH /desk/applications/${application}`, { cookie, json }))).toEqual([
      200,
      undefined,
    ])
    stack.passTime(11 * 60)
    const letters = () => mailsTo(stack, email).filter(({ text }) => text.includes('Dear'))
    await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(1)
    expect(letters()[0]?.html).toContain('Dear &lt;img')
    // The only image is the product's own.
    expect(letters()[0]?.html.match(/<img /g)).toHaveLength(1)
    expect(letters()[0]?.html).not.toContain(image)
  })

  test('is text on the page of the recording, which runs no script but its own', async () => {
    const opened = await call(`POST /desk/recordings/${recording}/link`, { cookie })
    expectData(opened)
    const { url } = dataOf(opened) as unknown as { url: string }
    expect(new URL(url).origin).not.toBe(new URL(stack.site).origin)
    const page = await (await fetch(url)).text()
    expect(page).toContain('&lt;script&gt;alert(document.domain)')
    expect(page).not.toContain(script)
    expect(page).not.toContain(image)
    expect(page).toMatch(
      /http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;|content="default-src 'none'/,
    )
    expect(page.match(/<script/g)).toHaveLength(1)
  })
})

describe('A hostile PDF', () => {
  test("opens from the bucket's host, with the product's content type and a name of one line, for five minutes", async () => {
    const opened = await call(`POST /desk/applications/${application}/cv/link`, { cookie })
    expectData(opened)
    const { url } = dataOf(opened) as unknown as { url: string }
    expect(new URL(url).origin).not.toBe(new URL(stack.site).origin)
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300')
    const answer = await fetch(url)
    // Browsers do not sniff another type for this one.
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const disposition = answer.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w%.!~*'()-]+$/)
    expect(disposition).not.toMatch(/[<>"\r\n]/)
    for (const type of ['text%2Fhtml', 'image%2Fsvg%2Bxml'])
      expect((await fetch(url.replace('application%2Fpdf', type))).status).toBe(403)
  })
})

test('Of forty concurrent guesses at a password from forty networks thirty are checked', async () => {
  const member = await aMember(stack, call, { role: 'recruiter' })
  const json = { email: member.email, password: 'not the password 1' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => call('POST /desk/sign-in', { json, address: aNetwork() })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.deskPasswordByStrangers.max)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - limits.deskPasswordByStrangers.max)
})
