import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { isCommonPassword } from '#functions/accounts/common-passwords.ts'
import { apiBase } from '#shared/contract/endpoint.ts'
import { apiKeyHeader } from '#shared/contract/headers.ts'

type Deployment = { site: string; apiKey: string }

const anyAnswer = z.object({
  data: z._default(z.record(z.string(), z.unknown()), {}),
  code: z._default(z.string(), ''),
})

type Call = { token?: string; json?: unknown; form?: FormData }

type Answer = { status: number; data: Record<string, unknown>; code: string }

/** SES accepts every e-mail to it and delivers none. */
const mailbox = (id: string): string => `success+smoke-${id}@simulator.amazonses.com`

const name = 'Smoke Test'

/** The API takes one in a thousand random passwords for a common one: its list of them is a Bloom filter. */
export function freshPassword(email: string): string {
  const password = `smoke ${randomBytes(8).toString('hex')} 1a`
  return isCommonPassword(password, { email, name }) ? freshPassword(email) : password
}

const caller =
  ({ site, apiKey }: Deployment) =>
  async (route: string, { token, json, form }: Call = {}): Promise<Answer> => {
    const [method = 'GET', path = ''] = route.split(' ')
    const answer = await fetch(`${site}${apiBase}${path}`, {
      method,
      headers: {
        [apiKeyHeader]: apiKey,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(form === undefined ? (json === undefined ? {} : { body: JSON.stringify(json) }) : { body: form }),
    })
    const body: unknown = await answer.json()
    const { data, code } = z.parse(anyAnswer, body)
    return { status: answer.status, data, code }
  }

const textIn = ({ data }: Answer, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

/** Throws with the step that failed and what to look at. */
export async function smokeTest(deployment: Deployment, say: (line: string) => void): Promise<void> {
  const call = caller(deployment)
  const good = async (step: string, looksAt: string, answer: Promise<Answer>): Promise<Answer> => {
    const got = await answer
    if (got.status !== 200)
      throw new Error(`${step}: answered ${got.status} ${got.code}. Look at ${looksAt}.`)
    say(`ok  ${step}`)
    return got
  }
  const id = randomBytes(8).toString('hex')
  const email = mailbox(id)
  const password = freshPassword(email)
  const file = Buffer.from(`%PDF-1.4\n% ${id}\n%%EOF\n`)
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, email, password })) form.set(field, value)
  form.set('cv_file', new Blob([new Uint8Array(file)]), 'smoke.pdf')

  await good('the storage answers', 'DynamoDB and the log of Health', call('GET /health'))
  const text = `${name}\n${email}\n\nExperience\nTester at Smoke Sdn Bhd, 2019 to 2024`
  await good(
    'a CV is read in a process of its own',
    'the log of Cv: it has the exit code of the process',
    call('POST /cv/analyze-text', { json: { text } }),
  )
  const registered = await good(
    'an account is opened',
    'the log of Auth: crypto.argon2 needs Node 24.7',
    call('POST /auth/register', { form }),
  )
  const token = textIn(registered, 'token')
  try {
    await readFile(
      await good('its profile is read', 'the log of Auth', call('GET /auth/me', { token })),
      file,
    )
    say('ok  its file is stored and read: S3')
    const forgotten = new FormData()
    forgotten.set('email', email)
    await good(
      'a letter is sent: SES',
      'SES and the log of Auth',
      call('POST /auth/forgot-password', { form: forgotten }),
    )
    const again = call('POST /auth/login', { json: { email, password } })
    await good('the password is verified: argon2', 'the log of Auth', again)
  } finally {
    await good(
      'the account is deleted',
      'the log of Auth',
      call('DELETE /auth/me', { token, json: { password } }),
    )
  }
}

async function readFile(profile: Answer, expected: Buffer): Promise<void> {
  const url = textIn(profile, 'cv_url')
  if (!url.startsWith('http'))
    throw new Error('its file is stored: the profile has none. Look at S3 and the log of Auth.')
  const answer = await fetch(url)
  if (!answer.ok || !Buffer.from(await answer.arrayBuffer()).equals(expected))
    throw new Error(`its file is read: S3 answered ${answer.status}. Look at the grants of Auth.`)
}
