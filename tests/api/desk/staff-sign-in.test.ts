import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { codeSeconds, deskIdleSeconds, deskSignInSeconds, invitationSeconds } from '#shared/platform/staff.ts'
import { aCandidate, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { everyRow } from '#tests/support/rows.ts'
import { aMember, cookieSetBy, letterToken, passwordLink, signedInToDesk } from '#tests/support/staff-desk.ts'

setUpProduct()
beforeEach(() => stack.shiftClock(0))

const recruiter = { role: 'recruiter' } as const
const ok = [200, undefined]
const over = [401, 'desk_sign_in_needed']

const enterCode = (cookie: string | undefined, code: string) =>
  call('POST /desk/sign-in/code', { json: { code }, cookie })
const me = (cookie: string | undefined) => call('GET /desk/me', { cookie })

describe('an invitation', () => {
  test('leads to an account with password, second factor and recovery codes, and works once', async () => {
    const { token, recoveryCodes, totp } = await aMember(stack, call, recruiter)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-z]{6}(?:-[2-9a-z]{6}){3}$/)
    const again = { token, password: goodPassword, code: totp.generate() }
    expect(refusalOf(await call('POST /desk/invitation', { json: { token } }))).toEqual([
      400,
      'staff_link_invalid',
    ])
    expect(refusalOf(await call('POST /desk/invitation/accept', { json: again }))).toEqual([
      400,
      'staff_link_invalid',
    ])
  })

  test('expires after seven days, and is not accepted with a wrong code', async () => {
    const email = 'invited@example.com'
    await call('POST /recruiting/staff', { json: { email, name: 'Nur Izzati', role: 'recruiter' } })
    const token = letterToken(stack, email, 'invitation')
    const json = { token, password: goodPassword, code: '000000' }
    expect(refusalOf(await call('POST /desk/invitation/accept', { json }))).toEqual([401, 'code_wrong'])
    stack.passTime(invitationSeconds)
    expect(refusalOf(await call('POST /desk/invitation', { json: { token } }))).toEqual([
      400,
      'staff_link_invalid',
    ])
  })

  test('of an address that has a member is refused; one that a candidate has is not', async () => {
    const { email } = await aCandidate(call)
    const json = { email, name: 'Nur Izzati', role: 'recruiter' }
    expect(refusalOf(await call('POST /recruiting/staff', { json }))).toEqual(ok)
    expect(
      refusalOf(await call('POST /recruiting/staff', { json: { ...json, email: email.toUpperCase() } })),
    ).toEqual([409, 'staff_exists'])
  })
})

describe('signing in', () => {
  test('takes password and code, and sets a __Host- cookie with HttpOnly and SameSite=Strict', async () => {
    const member = await aMember(stack, call, recruiter)
    const first = await member.enterPassword()
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-desk=\w{64}; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    const cookie = cookieSetBy(first)
    // The password alone is no sign-in.
    expect(refusalOf(await me(cookie))).toEqual(over)
    stack.passTime(60)
    const second = await enterCode(cookie, member.totp.generate({ timestamp: stack.now().getTime() }))
    expect(refusalOf(second)).toEqual(ok)
    const full = cookieSetBy(second)
    expect(full).not.toBe(cookie)
    expect((await me(full)).body['data']).toMatchObject({
      member: { ...member.member, state: 'active' },
      newSince: null,
    })
    // The first step's cookie is used up.
    expect(refusalOf(await enterCode(cookie, '000000'))).toEqual([401, 'password_step_over'])
  })

  test('ends after twelve hours, by signing out, and by a new password', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookies = [await signedInToDesk(call, member), await signedInToDesk(call, member)]
    const out = await call('POST /desk/sign-out', { cookie: cookies[0] })
    expect(out.headers.get('set-cookie')).toContain('__Host-desk=; Max-Age=0')
    expect(refusalOf(await me(cookies[0]))).toEqual(over)
    expect(refusalOf(await me(cookies[1]))).toEqual(ok)
    const token = await passwordLink(stack, call, member.email)
    const json = { token, password: 'another good password 2' }
    expect(refusalOf(await call('POST /desk/password/reset', { json }))).toEqual(ok)
    expect(refusalOf(await me(cookies[1]))).toEqual(over)
    expect(refusalOf(await call('POST /desk/password/reset', { json }))).toEqual([400, 'staff_link_invalid'])
    expect(refusalOf(await member.enterPassword())).toEqual([401, 'wrong_credentials'])
    // An e-mailed link does not reset the second factor.
    const first = cookieSetBy(await member.enterPassword(json.password))
    const second = cookieSetBy(await enterCode(first, member.recoveryCodes[0] ?? ''))
    expect(refusalOf(await me(second))).toEqual(ok)
    for (let passed = 0; passed < deskSignInSeconds - deskIdleSeconds; passed += deskIdleSeconds - 60) {
      stack.passTime(deskIdleSeconds - 60)
      expect(refusalOf(await call('POST /desk/active', { cookie: second }))).toEqual(ok)
    }
    stack.passTime(deskIdleSeconds - 60)
    await call('POST /desk/active', { cookie: second })
    stack.passTime(2 * 60)
    expect(refusalOf(await me(second))).toEqual(over)
  })

  test('answers the time of the sign-in before, since when applications are new', async () => {
    const member = await aMember(stack, call, recruiter)
    const before = stack.now()
    const first = await signedInToDesk(call, member)
    const newSince = async (cookie: string) => {
      const { newSince: at } = (await me(cookie)).body['data'] as { newSince: string | null }
      return at
    }
    expect(await newSince(first)).toBeNull()
    stack.passTime(3600)
    const second = await signedInToDesk(call, member)
    const at = Date.parse((await newSince(second)) ?? '')
    expect(at).toBeGreaterThanOrEqual(before.getTime())
    expect(at).toBeLessThan(before.getTime() + 60_000)
  })

  test('needs the code within ten minutes', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookie = cookieSetBy(await member.enterPassword())
    stack.passTime(codeSeconds)
    const code = member.recoveryCodes[0] ?? ''
    expect(refusalOf(await enterCode(cookie, code))).toEqual([401, 'password_step_over'])
  })

  test('needs the code in the same state of the account: not after a new password', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookie = cookieSetBy(await member.enterPassword())
    const token = await passwordLink(stack, call, member.email)
    await call('POST /desk/password/reset', { json: { token, password: 'another good password 2' } })
    const code = member.recoveryCodes[0] ?? ''
    expect(refusalOf(await enterCode(cookie, code))).toEqual([401, 'password_step_over'])
  })

  test('is refused alike for a wrong password, an unknown address and an invitation that is not accepted', async () => {
    const { email } = await aMember(stack, call, recruiter)
    await call('POST /recruiting/staff', {
      json: { email: 'waiting@example.com', name: 'Nur Izzati', role: 'recruiter' },
    })
    for (const asked of [email, 'waiting@example.com', 'nobody@example.com']) {
      const answer = await call('POST /desk/sign-in', {
        json: { email: asked, password: 'not the password 1' },
      })
      expect([refusalOf(answer), cookieSetBy(answer)]).toEqual([[401, 'wrong_credentials'], undefined])
    }
  })
})

describe('a code', () => {
  test('works once, also with the right password in another browser', async () => {
    const member = await aMember(stack, call, recruiter)
    stack.passTime(90)
    const code = member.totp.generate({ timestamp: stack.now().getTime() })
    const [own, thief] = [
      cookieSetBy(await member.enterPassword()),
      cookieSetBy(await member.enterPassword()),
    ]
    expect(refusalOf(await enterCode(own, code))).toEqual(ok)
    expect(refusalOf(await enterCode(thief, code))).toEqual([401, 'code_wrong'])
  })

  test('for recovery works once, by one of two concurrent calls', async () => {
    const member = await aMember(stack, call, recruiter)
    const [code = ''] = member.recoveryCodes
    const cookies = [cookieSetBy(await member.enterPassword()), cookieSetBy(await member.enterPassword())]
    const answers = await Promise.all(cookies.map((cookie) => enterCode(cookie, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  test('cannot be guessed: after five wrong ones from any network none is checked', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookie = cookieSetBy(await member.enterPassword())
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => enterCode(cookie, `00000${guess % 10}`)),
    )
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(limits.deskCode.max)
    expect(refusalOf(await enterCode(cookie, member.recoveryCodes[0] ?? ''))).toEqual([
      429,
      'too_many_attempts',
    ])
    stack.passTime(limits.deskCode.windowSeconds)
    const later = cookieSetBy(await member.enterPassword())
    expect(refusalOf(await enterCode(later, member.recoveryCodes[0] ?? ''))).toEqual(ok)
  })

  test('that is right is not counted', async () => {
    const member = await aMember(stack, call, recruiter)
    const codes = member.recoveryCodes.slice(0, limits.deskCode.max + 1)
    for (const code of codes)
      expect(refusalOf(await enterCode(cookieSetBy(await member.enterPassword()), code))).toEqual(ok)
    expect(codes).toHaveLength(limits.deskCode.max + 1)
  })
})

describe('a request of another site', () => {
  test("is refused without the desk's header, and where the browser marks it", async () => {
    const cookie = await signedInToDesk(call, await aMember(stack, call, recruiter))
    const without = { cookie: `__Host-desk=${cookie}` }
    for (const headers of [without, { ...without, 'x-desk': '' }])
      expect(refusalOf(await call('POST /desk/sign-out', { headers }))).toEqual([403, 'not_from_desk'])
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(refusalOf(await call('GET /desk/me', { cookie, headers: { 'sec-fetch-site': site } }))).toEqual([
        403,
        'not_from_desk',
      ])
    expect(
      refusalOf(await call('GET /desk/me', { cookie, headers: { 'sec-fetch-site': 'same-origin' } })),
    ).toEqual(ok)
  })

  test('past the edge is refused', async () => {
    const cookie = await signedInToDesk(call, await aMember(stack, call, recruiter))
    const answer = await call('GET /desk/me', { cookie, headers: { 'x-origin-verify': 'guessed' } })
    expect(refusalOf(answer)).toEqual([403, 'api_key_missing'])
  })
})

describe('what the tool does', () => {
  test('acts on current sign-ins: disabled, enabled, another role; none of them lives again', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookie = await signedInToDesk(call, member)
    const change = (json: object) => call(`PATCH /recruiting/staff/${member.member.id}`, { json })
    expect(refusalOf(await change({ isDisabled: true }))).toEqual(ok)
    expect(refusalOf(await me(cookie))).toEqual(over)
    expect(refusalOf(await member.enterPassword())).toEqual([401, 'wrong_credentials'])
    await change({ isDisabled: false })
    expect(refusalOf(await me(cookie))).toEqual(over)
    const again = await signedInToDesk(call, member)
    expect(refusalOf(await call('GET /desk/enquiries', { cookie: again }))).toEqual(ok)
    await change({ role: 'privacy_officer' })
    expect(refusalOf(await me(again))).toEqual(over)
    const third = await signedInToDesk(call, member)
    expect(refusalOf(await call('GET /desk/enquiries', { cookie: third }))).toEqual([403, 'role_not_allowed'])
  })

  test('resets a lost second factor: every sign-in ends, and another invitation is needed', async () => {
    const member = await aMember(stack, call, recruiter)
    const cookie = await signedInToDesk(call, member)
    expect(refusalOf(await call(`POST /recruiting/staff/${member.member.id}/factor`))).toEqual(ok)
    expect(refusalOf(await me(cookie))).toEqual(over)
    expect(refusalOf(await member.enterPassword())).toEqual([401, 'wrong_credentials'])
    const token = letterToken(stack, member.email, 'invitation')
    expect(token).not.toBe(member.token)
    expect(refusalOf(await call('POST /desk/invitation', { json: { token } }))).toEqual(ok)
  })
})

test('no row and no log line has a password, a code, a secret, a token or an address', async () => {
  stack.logLines.length = 0
  const member = await aMember(stack, call, recruiter)
  const cookie = await signedInToDesk(call, member)
  await me(cookie)
  const secrets = [goodPassword, cookie, member.token, member.totp.secret.base32, ...member.recoveryCodes]
  const rows = JSON.stringify(await everyRow(stack))
  const lines = stack.logLines.join('\n')
  for (const secret of secrets)
    expect([rows.includes(secret), lines.includes(secret)]).toEqual([false, false])
  expect(lines).not.toContain(member.email)
})
