import { describe, expect } from 'vitest'
import { freshCodeSeconds } from '#shared/platform/staff.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, letterToken, lettersSettled, signedInToDesk } from '#tests/support/staff-desk.ts'

setUpProduct()

const ok = [200, undefined]
const needed = [403, 'code_needed']

async function signedIn(isAdministrator: boolean, role: StaffMember['role'] = 'recruiter') {
  const member = await aMember(stack, call, { role, isAdministrator })
  return { ...member, id: member.member.id, cookie: await signedInToDesk(call, member) }
}

let people = 0
const anInvitation = () => {
  people += 1
  return { email: `invited.${people}@example.com`, name: 'Hana Lim', role: 'recruiter' }
}
const invite = (cookie: string, json: object) => call('POST /desk/staff', { json, cookie })
const change = (cookie: string, id: string, json: object) => call(`PATCH /desk/staff/${id}`, { json, cookie })
const reset = (cookie: string, id: string, query = '') =>
  call(`POST /desk/staff/${id}/factor${query}`, { cookie })
const enterAgain = (cookie: string, code: string) => call('POST /desk/code', { json: { code }, cookie })
const dataOf = ({ body }: { body: Record<string, unknown> }) => body['data'] as StaffMember

describe('a change of access at the desk', () => {
  test('needs a code from the last ten minutes, of this sign-in', async () => {
    const administrator = await signedIn(true)
    const { cookie, recoveryCodes } = administrator
    const target = await signedIn(false)
    expect(refusalOf(await invite(cookie, anInvitation()))).toEqual(ok)
    stack.passTime(freshCodeSeconds)
    const acts = [
      () => invite(cookie, anInvitation()),
      () => reset(cookie, target.id),
      () => change(cookie, target.id, { isDisabled: true }),
    ]
    for (const act of acts) expect(refusalOf(await act())).toEqual(needed)
    expect(refusalOf(await call('GET /desk/staff', { cookie }))).toEqual(ok)
    // A recruiter is not asked for a code in vain.
    expect(refusalOf(await reset(target.cookie, administrator.id))).toEqual([403, 'role_not_allowed'])

    const elsewhere = await signedInToDesk(call, administrator)
    stack.passTime(freshCodeSeconds)
    const code = administrator.totp.generate({ timestamp: stack.now().getTime() })
    expect(refusalOf(await enterAgain(cookie, '000000'))).toEqual([401, 'code_wrong'])
    expect(refusalOf(await invite(cookie, anInvitation()))).toEqual(needed)
    expect(refusalOf(await enterAgain(cookie, code))).toEqual(ok)
    for (const act of acts) expect(refusalOf(await act())).toEqual(ok)
    expect(refusalOf(await invite(elsewhere, anInvitation()))).toEqual(needed)
    // Each code works once, a recovery code as well.
    expect(refusalOf(await enterAgain(elsewhere, code))).toEqual([401, 'code_wrong'])
    const recoveryCode = recoveryCodes.shift() ?? ''
    expect(refusalOf(await enterAgain(elsewhere, recoveryCode))).toEqual(ok)
    expect(refusalOf(await enterAgain(elsewhere, recoveryCode))).toEqual([401, 'code_wrong'])
    expect(refusalOf(await invite(elsewhere, anInvitation()))).toEqual(ok)
  })

  test('waits after five wrong codes, which the member is told about', async () => {
    const { cookie, email, totp } = await signedIn(true)
    stack.passTime(freshCodeSeconds)
    for (let times = 0; times < 5; times += 1)
      expect(refusalOf(await enterAgain(cookie, '000000'))).toEqual([401, 'code_wrong'])
    const right = totp.generate({ timestamp: stack.now().getTime() })
    expect(refusalOf(await enterAgain(cookie, right))).toEqual([429, 'too_many_attempts'])
    await lettersSettled(stack)
    expect(
      mailsTo(stack, email).filter(({ subject }) => subject.startsWith('Five wrong codes')),
    ).toHaveLength(1)
  })

  test('is not what a half sign-in or nobody gets by a code', async () => {
    const { recoveryCodes, enterPassword } = await signedIn(true)
    const half = /__Host-desk=(\w+)/.exec((await enterPassword()).headers.get('set-cookie') ?? '')?.[1] ?? ''
    for (const cookie of [half, 'guessed'])
      expect(refusalOf(await enterAgain(cookie, recoveryCodes[0] ?? ''))).toEqual([
        401,
        'desk_sign_in_needed',
      ])
  })

  test('resets a second factor also by an administrator who is no privacy officer', async () => {
    const [{ cookie }, target] = [await signedIn(true), await signedIn(false, 'privacy_officer')]
    expect(dataOf(await reset(cookie, target.id))).toMatchObject({
      state: 'invited',
      role: 'privacy_officer',
    })
    expect(refusalOf(await call('GET /desk/me', { cookie: target.cookie }))).toEqual([
      401,
      'desk_sign_in_needed',
    ])
  })
})

describe('a change that is sent again', () => {
  /** Letters about a member's rights; the one about the invitation is among them. */
  const watched = (email: string, name: string) =>
    mailsTo(stack, email).filter(({ subject }) => subject.includes(name))

  test('succeeds for its sender, once, and is refused where a colleague was faster', async () => {
    const [first, second] = [await signedIn(true), await signedIn(true)]
    const target = await aMember(stack, call, { role: 'recruiter', name: 'Sent Again' })
    const { id, changes } = target.member
    const json = { isDisabled: true, changes }
    const done = await change(first.cookie, id, json)
    expect([refusalOf(done), dataOf(done)]).toEqual([
      ok,
      expect.objectContaining({ state: 'disabled', changes: changes + 1 }),
    ])
    const again = await change(first.cookie, id, json)
    expect([refusalOf(again), dataOf(again)]).toEqual([ok, dataOf(done)])
    await lettersSettled(stack)
    expect(watched(second.email, 'Sent Again')).toHaveLength(2)
    // Stale pages: of a colleague, and of the sender with another change.
    expect(refusalOf(await change(second.cookie, id, json))).toEqual([409, 'staff_changed'])
    expect(refusalOf(await change(first.cookie, id, { ...json, isDisabled: false }))).toEqual([
      409,
      'staff_changed',
    ])
    const { changes: read } = dataOf(done)
    expect(refusalOf(await change(second.cookie, id, { isDisabled: false, changes: read }))).toEqual(ok)
    // What was undone since is not done by the old page.
    expect(refusalOf(await change(first.cookie, id, json))).toEqual([409, 'staff_changed'])
  })

  test('resets a second factor once: an older page sends no second invitation, a page that was read again does', async () => {
    const [first, second] = [await signedIn(true), await signedIn(true)]
    const { email, member } = await aMember(stack, call, { role: 'recruiter' })
    const invitations = () => mailsTo(stack, email).filter(({ text }) => text.includes('/desk/invitation#'))
    const before = invitations().length
    const older = `?changes=${member.changes}`
    const answers = await Promise.all([first, second].map(({ cookie }) => reset(cookie, member.id, older)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(refusalOf(await reset(first.cookie, member.id, older))).toEqual([409, 'staff_changed'])
    expect(invitations()).toHaveLength(before + 1)
    const changes = member.changes + 1
    expect(dataOf(await reset(second.cookie, member.id, `?changes=${changes}`))).toMatchObject({
      state: 'invited',
      changes: changes + 1,
    })
    expect(invitations()).toHaveLength(before + 2)
  })

  test('stays one proposal, which only another administrator confirms', async () => {
    const [first, second] = [await signedIn(true), await signedIn(true)]
    const target = await aMember(stack, call, { role: 'recruiter', name: 'Proposed Once' })
    const { id, changes } = target.member
    const json = { role: 'privacy_officer', changes }
    const proposed = dataOf(await change(first.cookie, id, json))
    expect(proposed).toMatchObject({ awaits: ['privacy_officer'], proposedBy: first.id, role: 'recruiter' })
    expect(dataOf(await change(first.cookie, id, json))).toEqual(proposed)
    await lettersSettled(stack)
    expect(watched(second.email, 'Proposed Once')).toHaveLength(2)
    const confirmed = await change(second.cookie, id, { ...json, changes: proposed.changes })
    expect(dataOf(confirmed)).toMatchObject({ role: 'privacy_officer', awaits: [], proposedBy: null })
  })

  test('after the team was read again changes nothing more', async () => {
    const first = await signedIn(true)
    const { id } = (await aMember(stack, call, { role: 'recruiter', name: 'Read Again' })).member
    for (const json of [{ role: 'privacy_officer' }, { isAdministrator: true }, { isDisabled: true }]) {
      const done = dataOf(await change(first.cookie, id, json))
      expect(dataOf(await change(first.cookie, id, { ...json, changes: done.changes }))).toEqual(done)
    }
  })

  test('invites once, and e-mails a link that works each time', async () => {
    const [first, second] = [await signedIn(true), await signedIn(true)]
    const json = anInvitation()
    const invited = dataOf(await invite(first.cookie, json))
    const firstToken = letterToken(stack, json.email, 'invitation')
    expect(dataOf(await invite(first.cookie, json))).toEqual(invited)
    const tokens = [firstToken, letterToken(stack, json.email, 'invitation')]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens)
      expect(refusalOf(await call('POST /desk/invitation', { json: { token } }))).toEqual(ok)
    for (const [cookie, body] of [
      [second.cookie, json],
      [first.cookie, { ...json, name: 'Another Name' }],
      [first.cookie, { ...json, role: 'reviewer', positions: ['none'] }],
    ] as const)
      expect([409, 422]).toContain((await invite(cookie, body)).status)
  })
})
