import { beforeEach, describe, expect } from 'vitest'
import { deskResetSeconds, invitationSeconds } from '#shared/platform/staff.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { aNetwork, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, cookieSetBy, letterToken, passwordLink, signedInToDesk } from '#tests/support/staff-desk.ts'
import { leaveCalls } from '#tests/support/window.ts'

setUpProduct(aJob())
beforeEach(() => stack.shiftClock(0))

const ok = [200, undefined]
const invalid = [400, 'staff_link_invalid']
const password = 'another good password 2'

const open = (token: string) => call('POST /desk/invitation', { json: { token } })
const reset = (token: string, chosen = password) =>
  call('POST /desk/password/reset', { json: { token, password: chosen } })

async function invited(email: string): Promise<{ id: string; token: string }> {
  const json = { email, name: 'Nur Izzati', role: 'recruiter' }
  const { body } = await call('POST /recruiting/staff', { json })
  const { id } = body['data'] as { id: string }
  return { id, token: letterToken(stack, email, 'invitation') }
}

const resetToken = (email: string): Promise<string> => passwordLink(stack, call, email)

describe('A link of staff', () => {
  test('has one purpose: an invitation sets no password, and a reset link accepts no invitation', async () => {
    const { token } = await invited('purpose@example.com')
    expect(refusalOf(await reset(token))).toEqual(invalid)
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    expect(refusalOf(await open(await resetToken(email)))).toEqual(invalid)
    expect(refusalOf(await open(token))).toEqual(ok)
  })

  test('for a new password is valid for an hour, and for no use once another one was used', async () => {
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    const [first, second] = [await resetToken(email), await resetToken(email)]
    expect(first).not.toBe(second)
    expect(refusalOf(await reset(first))).toEqual(ok)
    expect(refusalOf(await reset(second))).toEqual(invalid)
    const late = await resetToken(email)
    stack.passTime(deskResetSeconds)
    expect(refusalOf(await reset(late))).toEqual(invalid)
  })

  test('sets no common password, and can be used again with another one', async () => {
    const common = 'Password123'
    const tooCommon = [422, 'password_too_common']
    const { token } = await invited('common@example.com')
    const json = { token, password: common, code: '000000' }
    expect(refusalOf(await call('POST /desk/invitation/accept', { json }))).toEqual(tooCommon)
    expect(refusalOf(await open(token))).toEqual(ok)
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    const link = await resetToken(email)
    expect(refusalOf(await reset(link, common))).toEqual(tooCommon)
    expect(refusalOf(await reset(link))).toEqual(ok)
  })

  test('is used once by twenty concurrent calls', async () => {
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    const token = await resetToken(email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('that was replaced by another invitation is invalid', async () => {
    const { id, token } = await invited('replaced@example.com')
    expect(refusalOf(await call(`POST /recruiting/staff/${id}/factor`))).toEqual(ok)
    const second = letterToken(stack, 'replaced@example.com', 'invitation')
    expect(refusalOf(await open(token))).toEqual(invalid)
    expect(refusalOf(await open(second))).toEqual(ok)
    stack.passTime(invitationSeconds)
    expect(refusalOf(await open(second))).toEqual(invalid)
  })

  test('is invalid while the member is disabled, and valid after a change of the role', async () => {
    const { id, token } = await invited('changed@example.com')
    const change = (json: object) => call(`PATCH /recruiting/staff/${id}`, { json })
    await change({ isDisabled: true })
    expect(refusalOf(await open(token))).toEqual(invalid)
    await change({ isDisabled: false, role: 'reviewer', positions: [aJob().id] })
    expect(refusalOf(await open(token))).toEqual(ok)
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    const link = await resetToken(email)
    const { body } = await call('GET /recruiting/staff')
    const { staff } = body['data'] as { staff: { id: string; email: string }[] }
    const member = staff.find((each) => each.email === email)
    await call(`PATCH /recruiting/staff/${member?.id ?? ''}`, { json: { role: 'privacy_officer' } })
    // Whoever has accepted the invitation asks for another one.
    expect(refusalOf(await reset(link))).toEqual(invalid)
    expect(refusalOf(await reset(await resetToken(email)))).toEqual(ok)
  })

  test('cannot be guessed: 256 bits, and sixty tries an hour from a network', async () => {
    const { token } = await invited('guessed@example.com')
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const address = aNetwork()
    const guess = () =>
      call('POST /desk/invitation', { json: { token: systemRandom.id() + systemRandom.id() }, address })
    expect(refusalOf(await guess())).toEqual(invalid)
    await leaveCalls(stack, 'deskLink', 1)
    expect(refusalOf(await guess())).toEqual(invalid)
    expect(refusalOf(await guess())).toEqual([429, 'too_many_attempts'])
    // The owner of the link has another network.
    expect(refusalOf(await open(token))).toEqual(ok)
  })
})

describe('A cookie that was stolen, or is stale,', () => {
  const me = (cookie: string | undefined) => call('GET /desk/me', { cookie })

  test('is refused after signing out and after a new password', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    const stolen = await signedInToDesk(call, member)
    await call('POST /desk/sign-out', { cookie: stolen })
    expect(refusalOf(await me(stolen))).toEqual([401, 'desk_sign_in_needed'])
    const another = await signedInToDesk(call, member)
    expect(refusalOf(await reset(await resetToken(member.email)))).toEqual(ok)
    expect(refusalOf(await me(another))).toEqual([401, 'desk_sign_in_needed'])
  })

  test("beside another member's cookie: the first one counts", async () => {
    const [one, two] = [
      await aMember(stack, call, { role: 'recruiter' }),
      await aMember(stack, call, { role: 'recruiter' }),
    ]
    const cookies = [await signedInToDesk(call, one), await signedInToDesk(call, two)]
    const both = cookies.map((cookie) => `__Host-desk=${cookie}`).join('; ')
    const { body } = await call('GET /desk/me', { headers: { 'x-desk': '1', cookie: both } })
    expect(body['data']).toMatchObject({ member: { id: one.member.id } })
  })

  test('that was set before the sign-in is not the cookie of the sign-in', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    const planted = 'a'.repeat(64)
    const json = { email: member.email, password: goodPassword }
    const first = cookieSetBy(await call('POST /desk/sign-in', { json, cookie: planted }))
    const json2 = { code: member.recoveryCodes[0] }
    const full = cookieSetBy(await call('POST /desk/sign-in/code', { json: json2, cookie: first }))
    expect([first, full]).not.toContain(planted)
    expect(refusalOf(await me(planted))).toEqual([401, 'desk_sign_in_needed'])
    expect(refusalOf(await me(first))).toEqual([401, 'desk_sign_in_needed'])
    expect(refusalOf(await me(full))).toEqual(ok)
  })
})
