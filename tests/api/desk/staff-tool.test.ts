import { beforeEach, describe, expect } from 'vitest'
import { goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob, setApplication } from '#tests/support/jobs.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import {
  aMember,
  lettersSettled,
  letterToken,
  passwordLink,
  signedInToDesk,
} from '#tests/support/staff-desk.ts'

const [first, second] = ['first-position', 'second-position']

setUpProduct(aJob({ id: first }), aJob({ id: second }))
beforeEach(() => stack.shiftClock(0))

const ok = [200, undefined]
const over = [401, 'desk_sign_in_needed']
const me = (cookie: string) => call('GET /desk/me', { cookie })

const tool = (...args: readonly string[]) => succeeding(toolInProcess(stack))(...args)

/** A member of staff with a sign-in at the desk. */
async function signedIn(role: 'recruiter' | 'reviewer' | 'privacy_officer') {
  const positions = role === 'reviewer' ? { positions: [first] } : {}
  const member = await aMember(stack, call, { role, ...positions })
  return { member, cookie: await signedInToDesk(call, member) }
}

describe('The tool acts on a current sign-in:', () => {
  test('"staff disable" ends it, and "staff enable" accepts another one', async () => {
    const { member, cookie } = await signedIn('recruiter')
    expect(await tool('staff', 'disable', member.email)).toContain(
      'is disabled, recruiter. The change is effective immediately.',
    )
    expect(refusalOf(await me(cookie))).toEqual(over)
    expect(refusalOf(await member.enterPassword())).toEqual([401, 'wrong_credentials'])
    expect(await tool('staff', 'list')).toMatch(new RegExp(`${member.email} +recruiter +disabled`))
    await tool('staff', 'enable', member.email.toUpperCase())
    // A stolen cookie must not survive the suspension.
    expect(refusalOf(await me(cookie))).toEqual(over)
    expect(refusalOf(await me(await signedInToDesk(call, member)))).toEqual(ok)
  })

  test('"staff disable" invalidates an e-mailed link', async () => {
    const { member } = await signedIn('recruiter')
    const token = await passwordLink(stack, call, member.email)
    await tool('staff', 'disable', member.email)
    const json = { token, password: 'another good password 2' }
    expect(refusalOf(await call('POST /desk/password/reset', { json }))).toEqual([400, 'staff_link_invalid'])
    await lettersSettled(stack)
    stack.ses.inbox.clear()
    await call('POST /desk/password/forgot', { json: { email: member.email } })
    await lettersSettled(stack)
    expect(stack.ses.inbox.list()).toEqual([])
  })

  test('"staff role" changes its role and positions', async () => {
    const { member, cookie: firstCookie } = await signedIn('recruiter')
    let cookie = firstCookie
    for (const [id, jobId] of [
      ['one', first],
      ['two', second],
    ] as const)
      await setApplication(stack, { userId: id, jobId })
    const shown = async (id: string) => refusalOf(await call(`GET /desk/applications/${id}`, { cookie }))
    expect(await shown(`two--${second}`)).toEqual(ok)
    await tool('staff', 'role', member.email, 'reviewer', '--positions', first)
    expect(await shown(`two--${second}`)).toEqual(over)
    cookie = await signedInToDesk(call, member)
    expect(await shown(`two--${second}`)).toEqual([404, 'not_found'])
    expect(await shown(`one--${first}`)).toEqual(ok)
    expect(refusalOf(await call('GET /desk/enquiries', { cookie }))).toEqual([403, 'role_not_allowed'])
    await tool('staff', 'role', member.email, 'reviewer', '--positions', second)
    expect(await shown(`one--${first}`)).toEqual([404, 'not_found'])
    await tool('staff', 'role', member.email, 'privacy_officer')
    expect(await shown(`two--${second}`)).toEqual(over)
    cookie = await signedInToDesk(call, member)
    expect(await shown(`two--${second}`)).toEqual([403, 'role_not_allowed'])
  })

  test('"staff reset-factor" ends it, and only another invitation opens the account', async () => {
    const { member, cookie } = await signedIn('recruiter')
    const half = await member.enterPassword()
    expect(await tool('staff', 'reset-factor', member.email)).toContain('is invited, recruiter')
    expect(refusalOf(await me(cookie))).toEqual(over)
    expect(refusalOf(half)).toEqual(ok)
    expect(refusalOf(await member.enterPassword())).toEqual([401, 'wrong_credentials'])
    for (const code of [
      member.totp.generate({ timestamp: stack.now().getTime() }),
      member.recoveryCodes[0] ?? '',
    ]) {
      const cookieOfFirstStep = /__Host-desk=(\w+)/.exec(half.headers.get('set-cookie') ?? '')?.[1]
      const answer = await call('POST /desk/sign-in/code', { json: { code }, cookie: cookieOfFirstStep })
      expect(refusalOf(answer)).toEqual([401, 'password_step_over'])
    }
    const token = letterToken(stack, member.email, 'invitation')
    expect(refusalOf(await call('POST /desk/invitation', { json: { token } }))).toEqual(ok)
  })

  test('"staff invite" creates no sign-in before the invitation is accepted, and refuses a second one', async () => {
    const email = 'invited.by.tool@example.com'
    expect(await tool('staff', 'invite', email, 'Nur Izzati', 'reviewer', '--positions', first)).toContain(
      `Nur Izzati (${email}) is invited, reviewer of ${first}.`,
    )
    const json = { email, password: goodPassword }
    expect(refusalOf(await call('POST /desk/sign-in', { json }))).toEqual([401, 'wrong_credentials'])
    const again = await toolInProcess(stack)('staff', 'invite', email, 'Nur Izzati', 'recruiter')
    expect([again.exitCode, again.stderr]).toEqual([
      2,
      expect.stringContaining('is a member of staff already'),
    ])
  })
})
