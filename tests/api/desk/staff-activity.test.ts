import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { deskIdleSeconds } from '#shared/platform/staff.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import {
  aMember,
  cookieSetBy,
  lettersSettled,
  passwordLink,
  signedInToDesk,
} from '#tests/support/staff-desk.ts'

setUpProduct()
beforeEach(() => stack.shiftClock(0))

const ok = [200, undefined]
const over = [401, 'desk_sign_in_needed']
const me = (cookie: string) => call('GET /desk/me', { cookie })
const stayActive = (cookie: string) => call('POST /desk/active', { cookie })

describe('a sign-in at the desk', () => {
  test('ends after half an hour without activity, which calls alone are not', async () => {
    const cookie = await signedInToDesk(call, await aMember(stack, call, { role: 'recruiter' }))
    stack.passTime(deskIdleSeconds - 10)
    expect(refusalOf(await stayActive(cookie))).toEqual(ok)
    stack.passTime(deskIdleSeconds - 10)
    const { body } = await me(cookie)
    expect((body['data'] as { idleSeconds: number }).idleSeconds).toBeLessThanOrEqual(10)
    stack.passTime(20)
    expect(refusalOf(await me(cookie))).toEqual(over)
    // It does not live again.
    expect(refusalOf(await stayActive(cookie))).toEqual(over)
  })

  test("is in the member's list with its browser, and can be ended there; nobody else's can", async () => {
    const [member, other] = [
      await aMember(stack, call, { role: 'recruiter' }),
      await aMember(stack, call, { role: 'privacy_officer' }),
    ]
    const [here, there] = [await signedInToDesk(call, member), await signedInToDesk(call, member)]
    const foreign = await signedInToDesk(call, other)
    const signInsOf = async (cookie: string) => {
      const { body } = await call('GET /desk/sign-ins', { cookie })
      return (body['data'] as { signIns: { id: string; browser: string; isThis: boolean }[] }).signIns
    }
    const listed = await signInsOf(here)
    expect(listed.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(listed).toHaveLength(2)
    const id = listed.find(({ isThis }) => !isThis)?.id ?? ''
    await call(`DELETE /desk/sign-ins/${id}`, { cookie: foreign })
    expect(refusalOf(await me(there))).toEqual(ok)
    expect(refusalOf(await call(`DELETE /desk/sign-ins/${id}`, { cookie: here }))).toEqual(ok)
    expect([refusalOf(await me(there)), refusalOf(await me(here))]).toEqual([over, ok])
    expect(await signInsOf(here)).toHaveLength(1)
    expect(await signInsOf(foreign)).toHaveLength(1)
  })
})

describe('a member is told', () => {
  const subjects = async (email: string): Promise<string[]> => {
    await lettersSettled(stack)
    return mailsTo(stack, email).map(({ subject }) => subject)
  }

  test('of a new authenticator app, and of a new password', async () => {
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    expect(await subjects(email)).toContainEqual(expect.stringMatching(/^A new authenticator app/))
    const token = await passwordLink(stack, call, email)
    const json = { token, password: 'another good password 2' }
    expect(refusalOf(await call('POST /desk/password/reset', { json }))).toEqual(ok)
    expect(await subjects(email)).toContainEqual(expect.stringMatching(/^Your password for .* was changed/))
  })

  test('once of five wrong codes, and not of four', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    const cookie = cookieSetBy(await member.enterPassword())
    const wrong = () => call('POST /desk/sign-in/code', { json: { code: '000000' }, cookie })
    const told = async () =>
      (await subjects(member.email)).filter((subject) => subject.startsWith('Five wrong codes')).length
    for (let tries = 1; tries < limits.deskCode.max; tries += 1) await wrong()
    expect(await told()).toBe(0)
    for (let tries = 0; tries < 3; tries += 1) await wrong()
    expect(await told()).toBe(1)
  })
})
