import { describe, expect } from 'vitest'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { aNetwork } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { succeeding, toolInProcess } from '#tests/support/recruiter-tool.ts'
import { aMember, lettersSettled, signedInToDesk } from '#tests/support/staff-desk.ts'

setUpProduct()

const ok = [200, undefined]
type Rights = { role: StaffMember['role']; isAdministrator?: boolean; name?: string }

async function signedIn(rights: Rights) {
  const member = await aMember(stack, call, rights)
  return { ...member, id: member.member.id, cookie: await signedInToDesk(call, member) }
}
const administrator = () => signedIn({ role: 'recruiter', isAdministrator: true })

const atDesk = (cookie: string, id: string, json: object) => call(`PATCH /desk/staff/${id}`, { json, cookie })
const byTool = (id: string, json: object) => call(`PATCH /recruiting/staff/${id}`, { json })
const memberOf = async (id: string): Promise<StaffMember | undefined> => {
  const { body } = await call('GET /recruiting/staff')
  return (body['data'] as { staff: StaffMember[] }).staff.find((member) => member.id === id)
}

describe('the rights of a member', () => {
  test('are not changed by a recruiter at the desk, nor their own by an administrator', async () => {
    const [recruiter, first] = [await signedIn({ role: 'recruiter' }), await administrator()]
    for (const id of [recruiter.id, first.id])
      expect(refusalOf(await atDesk(recruiter.cookie, id, { role: 'privacy_officer' }))).toEqual([
        403,
        'role_not_allowed',
      ])
    for (const json of [{ role: 'privacy_officer' }, { isAdministrator: false }, { isDisabled: true }])
      expect(refusalOf(await atDesk(first.cookie, first.id, json))).toEqual([403, 'own_rights'])
  })

  test('become those of a privacy officer or an administrator by two administrators, never by one', async () => {
    const [first, second, target] = [
      await administrator(),
      await administrator(),
      await signedIn({ role: 'recruiter' }),
    ]
    for (const [right, json] of [
      ['privacy_officer', { role: 'privacy_officer' }],
      ['administrator', { isAdministrator: true }],
    ] as const) {
      for (let times = 0; times < 2; times += 1) {
        const proposed = await atDesk(first.cookie, target.id, json)
        expect([refusalOf(proposed), proposed.body['data']]).toEqual([
          ok,
          expect.objectContaining({ awaits: [right] }),
        ])
      }
      expect(await memberOf(target.id)).not.toMatchObject(json)
      expect(refusalOf(await atDesk(second.cookie, target.id, json))).toEqual(ok)
      expect(await memberOf(target.id)).toMatchObject({ ...json, awaits: [] })
    }
    const json = { email: 'alone@example.com', name: 'Alone', role: 'privacy_officer' }
    const invited = await call('POST /desk/staff', { json, cookie: first.cookie })
    expect(refusalOf(invited)).toEqual([403, 'second_administrator_needed'])
    const recruiter = { ...json, role: 'recruiter' }
    expect(refusalOf(await call('POST /desk/staff', { json: recruiter, cookie: first.cookie }))).toEqual(ok)
  })

  test('are told to every privacy officer and administrator when they change, also those of the tool', async () => {
    const watchers = [await administrator(), await signedIn({ role: 'privacy_officer' })]
    const [recruiter, target] = [
      await signedIn({ role: 'recruiter' }),
      await signedIn({ role: 'recruiter', name: 'Hana Lim' }),
    ]
    const told = ({ email }: { email: string }) =>
      mailsTo(stack, email).filter(({ subject }) => subject.startsWith('Rights of Hana Lim'))
    const before = watchers.map((watcher) => told(watcher).length)
    expect(refusalOf(await byTool(target.id, { role: 'privacy_officer' }))).toEqual(ok)
    await lettersSettled(stack)
    expect(watchers.map((watcher, index) => told(watcher).length - (before[index] ?? 0))).toEqual([1, 1])
    expect(told(recruiter)).toEqual([])
    const [mail] = told(target)
    expect(mail?.text).toContain('An operator with the policy of administrators has changed the rights')
    expect(mail?.text).toContain('Before: recruiter')
    expect(mail?.text).toContain('Now: privacy_officer')
  })

  test('of a member who recruits and administers are given by the command', async () => {
    const tool = succeeding(toolInProcess(stack))
    const email = 'first.administrator@example.com'
    expect(await tool('staff', 'invite', email, 'Aisyah', 'recruiter', '--administrator')).toContain(
      'is invited, recruiter, administrator.',
    )
    expect(await tool('staff', 'administer', email, 'no')).toContain('is invited, recruiter.')
    expect(await tool('staff', 'administer', email, 'yes')).toContain('recruiter, administrator.')
  })
})

test('the last administrator stays, also beside two who remove each other at the same time', async ({
  stack: own,
}) => {
  await own.empty()
  const [first, second] = [await administrator(), await administrator()]
  const answers = await Promise.all([
    atDesk(first.cookie, second.id, { isAdministrator: false }),
    atDesk(second.cookie, first.id, { isAdministrator: false }),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const left = answers[0]?.status === 200 ? first : second
  for (const json of [{ isAdministrator: false }, { isDisabled: true }])
    expect(refusalOf(await byTool(left.id, json))).toEqual([409, 'last_administrator'])
  expect(await memberOf(left.id)).toMatchObject({ isAdministrator: true, state: 'active' })
})

describe('a change of a member', () => {
  test('that disables is never lost beside one of the role', async () => {
    for (let times = 0; times < 10; times += 1) {
      const { id, role } = (await aMember(stack, call, { role: 'recruiter' })).member
      const [disabled, changed] = await Promise.all([
        byTool(id, { isDisabled: true }),
        byTool(id, { role: 'privacy_officer' }),
      ])
      expect([200, 409]).toContain(disabled.status)
      expect(await memberOf(id)).toMatchObject({
        state: disabled.status === 200 ? 'disabled' : 'active',
        role: changed.status === 200 ? 'privacy_officer' : role,
      })
    }
  })

  test('of the state ends a sign-in for good', async () => {
    const { id, cookie } = await signedIn({ role: 'recruiter' })
    await byTool(id, { isDisabled: true })
    await byTool(id, { isDisabled: false })
    const address = aNetwork()
    expect(refusalOf(await call('GET /desk/me', { cookie, address }))).toEqual([401, 'desk_sign_in_needed'])
  })

  test('without anything in it changes nothing', async () => {
    const { id, cookie } = await signedIn({ role: 'recruiter' })
    expect(refusalOf(await byTool(id, {}))).toEqual(ok)
    expect(refusalOf(await call('GET /desk/me', { cookie }))).toEqual(ok)
  })
})
