import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { staff } from '#shared/desk/contract/staff.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { staffUses } from '#functions/desk/staff/app.ts'
import { routes } from '#functions/desk/staff/routes.ts'
import { aNetwork, goodPassword } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { refusalOf } from '#tests/support/refusals.ts'
import { aMember, cookieSetBy, lettersSettled, passwordLink } from '#tests/support/staff-desk.ts'

setUpProduct()

const ok = [200, undefined]
const tooMany = [429, 'too_many_attempts']
const enter = (email: string, password: string, address = aNetwork()) =>
  call('POST /desk/sign-in', { json: { email, password }, address })
const forgot = (email: string, address = aNetwork()) =>
  call('POST /desk/password/forgot', { json: { email }, address })

const guesses = 40

describe('forty wrong passwords from forty networks', () => {
  test('keep no member out: the known network signs in, and a new one by the mailed link and a code', async () => {
    const [home, elsewhere] = [aNetwork(), aNetwork()]
    const member = await aMember(stack, call, { role: 'recruiter' })
    expect(refusalOf(await enter(member.email, goodPassword, home))).toEqual(ok)
    const statuses = []
    for (let guess = 0; guess < guesses; guess += 1)
      statuses.push((await enter(member.email, 'not the password 1')).status)
    const { max } = limits.deskPasswordByStrangers
    expect(statuses).toEqual([...Array(max).fill(401), ...Array(guesses - max).fill(429)])
    // From the network of the last sign-in.
    expect(refusalOf(await enter(member.email, goodPassword, home))).toEqual(ok)
    expect(refusalOf(await enter(member.email, goodPassword, elsewhere))).toEqual(tooMany)
    // Strangers ask for links as well, and use up the sum of the address.
    for (let times = 0; times < guesses; times += 1) expect(refusalOf(await forgot(member.email))).toEqual(ok)
    await lettersSettled(stack)
    const links = mailsTo(stack, member.email).flatMap(
      ({ text }) => /new-password#(\w+)/.exec(text)?.[1] ?? [],
    )
    expect(links).toHaveLength(limits.deskResetLetter.max)
    const password = 'another good password 2'
    const json = { token: links[0], password }
    expect(refusalOf(await call('POST /desk/password/reset', { json, address: elsewhere }))).toEqual(ok)
    const first = await enter(member.email, password, elsewhere)
    expect(refusalOf(first)).toEqual(ok)
    // The link does not replace the second factor.
    const cookie = cookieSetBy(first)
    expect(refusalOf(await call('GET /desk/me', { cookie }))).toEqual([401, 'desk_sign_in_needed'])
    const code = { code: member.recoveryCodes[0] }
    expect(refusalOf(await call('POST /desk/sign-in/code', { json: code, cookie }))).toEqual(ok)
  })

  test('are counted anew for the member after a new password', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    for (let guess = 0; guess < limits.deskPasswordByStrangers.max; guess += 1)
      await enter(member.email, 'not the password 1')
    const json = {
      token: await passwordLink(stack, call, member.email),
      password: 'another good password 2',
    }
    await call('POST /desk/password/reset', { json })
    expect(refusalOf(await enter(member.email, json.password))).toEqual(ok)
  })
})

test('one network has ten wrong passwords of an address, and three requests for a link', async () => {
  const [home, office] = [aNetwork(), aNetwork()]
  const member = await aMember(stack, call, { role: 'recruiter' })
  for (let tries = 0; tries < limits.deskPassword.max; tries += 1)
    expect((await enter(member.email, 'not the password 1', home)).status).toBe(401)
  expect(refusalOf(await enter(member.email, goodPassword, home))).toEqual(tooMany)
  expect(refusalOf(await enter(member.email, goodPassword, office))).toEqual(ok)
  for (let tries = 0; tries < limits.deskReset.max; tries += 1)
    expect(refusalOf(await forgot(member.email, home))).toEqual(ok)
  expect(refusalOf(await forgot(member.email, home))).toEqual(tooMany)
  expect(refusalOf(await forgot(member.email, office))).toEqual(ok)
})

describe('a request for a link', () => {
  /** The calls of DynamoDB that a request makes: command, table and kind of row. */
  async function callsOf(email: string): Promise<string[]> {
    const ring = keyRing('1', new Map([['1', new Uint8Array(32)]]))
    const log = createLog({}, () => {})
    const app = appOn(
      staffUses,
      [
        { ...configOf(stack, 'staff'), ...testSecrets },
        {
          clock: systemClock,
          random: systemRandom,
          log,
        },
      ],
      { secrets: testSecrets, factorRing: ring },
    )
    const calls: string[] = []
    app.dynamo.middlewareStack.add(
      (next, context) => async (args) => {
        const {
          TableName = '',
          Key,
          TransactItems = [],
        } = args.input as {
          TableName?: string
          Key?: { kind?: string }
          TransactItems?: { Put?: { TableName: string; Item: { kind?: string } } }[]
        }
        const written = TransactItems.map(({ Put }) => `${Put?.TableName} ${Put?.Item.kind}`)
        calls.push([context['commandName'], TableName, Key?.kind ?? '', ...written].join(' '))
        return next(args)
      },
      { step: 'initialize', name: 'callsOf' },
    )
    const body = JSON.stringify({ email })
    const answer = await serve(staff, routes, app)(anEvent('POST /api/desk/password/forgot', { body }))
    calls.push(`${answer.statusCode} ${answer.body}`)
    return calls
  }

  test('makes the same calls and is answered the same for a member and for nobody', async () => {
    const { email } = await aMember(stack, call, { role: 'recruiter' })
    const [member, nobody] = [await callsOf(email), await callsOf('nobody.at.all@example.com')]
    expect(member).toEqual(nobody)
    expect(member.filter((each) => each.startsWith('GetItemCommand staff'))).toEqual([
      'GetItemCommand staff address',
      'GetItemCommand staff member',
    ])
    expect(member).toContain('TransactWriteItemsCommand   staff letter')
  })

  test('writes no token, and e-mails nobody who is not an active member', async () => {
    const member = await aMember(stack, call, { role: 'recruiter' })
    await call(`PATCH /recruiting/staff/${member.member.id}`, { json: { isDisabled: true } })
    const asked = [member.email, 'nobody.at.all@example.com']
    for (const email of asked) await forgot(email)
    await lettersSettled(stack)
    // Only letters to these two addresses: one to the member of another test can arrive during this one.
    const links = stack.ses.inbox
      .list()
      .filter(
        ({ to, text }) => text.includes('new-password#') && to.some((address) => asked.includes(address)),
      )
    expect(links).toEqual([])
  })
})
