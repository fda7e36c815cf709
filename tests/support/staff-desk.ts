import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { goodPassword, type ApiAnswer, type Call } from './api.ts'
import { eventually } from './eventually.ts'
import { mailsTo } from './inbox.ts'
import { dynamoOf } from './rows.ts'
import type { TestStack } from './stack.ts'

/** The product's inbox and clock. */
type Desk = Pick<TestStack, 'ses' | 'now'>

let people = 0

/** The token of the newest link to this page of the desk that was e-mailed to an address; empty where there is none. */
export function letterToken(
  stack: Pick<Desk, 'ses'>,
  email: string,
  page: 'invitation' | 'new-password',
): string {
  const link = new RegExp(`/desk/${page}#(\\w+)`)
  return (
    mailsTo(stack, email)
      .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
      .at(-1) ?? ''
  )
}

/** Requests a link to a new password, which the outbox e-mails; its token. */
export async function passwordLink(
  stack: Pick<Desk, 'ses'>,
  call: Call,
  email: string,
  proceed: () => void = () => undefined,
): Promise<string> {
  const before = letterToken(stack, email, 'new-password')
  good(await call('POST /desk/password/forgot', { json: { email } }))
  return eventually(
    () => {
      proceed()
      return letterToken(stack, email, 'new-password')
    },
    (token) => token !== before,
  )
}

/** The value of the cookie that an answer sets. */
export const cookieSetBy = ({ headers }: ApiAnswer): string | undefined =>
  /__Host-desk=(\w*)/.exec(headers.get('set-cookie') ?? '')?.[1]

const good = (answer: ApiAnswer): ApiAnswer => {
  expect([answer.status, answer.body['code']]).toEqual([200, undefined])
  return answer
}

type Wanted = {
  role: StaffMember['role']
  positions?: string[]
  name?: string
  isAdministrator?: boolean
}

/** A member of staff who has accepted the invitation, with the authenticator app and the recovery codes. */
export async function aMember(stack: Desk, call: Call, { name = 'Nur Izzati', ...rights }: Wanted) {
  people += 1
  const email = `staff.${people}@example.com`
  const invited = good(await call('POST /recruiting/staff', { json: { email, name, ...rights } }))
  const member = invited.body['data'] as StaffMember
  const token = letterToken(stack, email, 'invitation')
  const opened = good(await call('POST /desk/invitation', { json: { token } }))
  const { enrolment } = opened.body['data'] as { enrolment: { secret: string } }
  const totp = new TOTP({ secret: Secret.fromBase32(enrolment.secret) })
  /** Steps of 30 seconds from the product's clock; each code works once, so each call takes the next step. */
  let steps = 0
  const nextCode = (): string => {
    const code = totp.generate({ timestamp: stack.now().getTime() + (steps % 2) * 30_000 })
    steps += 1
    return code
  }
  const accepted = good(
    await call('POST /desk/invitation/accept', { json: { token, password: goodPassword, code: nextCode() } }),
  )
  const { recoveryCodes } = accepted.body['data'] as { recoveryCodes: string[] }
  const enterPassword = (password = goodPassword) => call('POST /desk/sign-in', { json: { email, password } })
  return { member, email, token, totp, recoveryCodes, enterPassword }
}

export type Member = Awaited<ReturnType<typeof aMember>>

/** Signs in with a recovery code, because each code of the app needs 30 seconds to pass. Returns the cookie. */
export async function signedInToDesk(call: Call, { enterPassword, recoveryCodes }: Member): Promise<string> {
  const cookie = cookieSetBy(good(await enterPassword())) ?? ''
  const code = recoveryCodes.shift() ?? ''
  return cookieSetBy(good(await call('POST /desk/sign-in/code', { json: { code }, cookie }))) ?? ''
}

/** Waits until the outbox of the staff is empty. */
export async function lettersSettled(stack: TestStack): Promise<void> {
  const waiting = new QueryCommand({
    TableName: 'staff',
    KeyConditionExpression: 'kind = :kind',
    ExpressionAttributeValues: { ':kind': 'letter' },
  })
  await eventually(
    async () => (await dynamoOf(stack).send(waiting)).Items ?? [],
    (rows) => rows.length === 0,
  )
}
