import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { lettersUses } from '#functions/application/letters/app.ts'
import { sweepLetters } from '#functions/application/letters/letters.ts'
import { mailReturnsUses } from '#functions/application/mail-returns/app.ts'
import { noteReturn } from '#functions/application/mail-returns/note-return.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createLimiter } from '#functions/platform/limits/limiter.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import { aNetwork, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { aCaller } from '#tests/support/enquiry-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { aJob } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { dynamoOf, rowOf } from '#tests/support/rows.ts'

const day = limits.firstLetters.windowSeconds
const perNetwork = limits.firstLettersPerNetwork.max

/** Each test has the counters of a day of its own. */
let days = 0
let people = 0
let logLines: string[] = []

const desk = accountDesk(stack, call)
setUpProduct(aJob({ id: 'engineer' }))
beforeEach(async () => {
  stack.ses.inbox.clear()
  await lift()
  days += 2
  stack.shiftClock(days * day * 1000)
  logLines = []
})

const clock = () => new Date(Date.now() + days * day * 1000)
const world = () => ({ clock, random: systemRandom, log: createLog({}, (line) => logLines.push(line)) })

/** What an operator does. */
const lift = () =>
  dynamoOf(stack).send(new DeleteCommand({ TableName: 'guards', Key: { id: 'first-letters-held' } }))

async function useUp(name: 'firstLetters' | 'firstLettersPerNetwork', key: string, left = 0) {
  await createLimiter(dynamoOf(stack), 'guards', clock).add([{ name, key, amount: limits[name].max - left }])
}

async function register(address = aNetwork()) {
  people += 1
  const email = `person-${people}@example.com`
  const form = { name: 'Aisyah Rahman', email, password: goodPassword }
  const answer = await call('POST /auth/register', { form, address })
  expect(answer.status).toBe(200)
  const { id } = (answer.body['data'] as { user: { id: string } }).user
  return { id, email, token: tokenIn(answer) }
}

const runLetters = () => sweepLetters(appOn(lettersUses, [configOf(stack, 'letters'), world()], {}))

const bounce = () =>
  noteReturn(appOn(mailReturnsUses, [configOf(stack, 'mailReturns'), world()], {}))({
    detail: { mail: { tags: {} } },
  })

describe('letters to addresses that nobody has confirmed', () => {
  test("are a tenth of the day's for one network: its next account goes on, and its letter waits for the next day", async () => {
    const address = aNetwork()
    await useUp('firstLettersPerNetwork', networkIdentity(address), 1)
    const { email: first } = await register(address)
    const { id, email, token } = await register(address)
    expect([desk.mailsTo(first).length, desk.mailsTo(email).length]).toEqual([1, 0])
    expect((await call('GET /auth/me', { token })).status).toBe(200)
    expect((await call('POST /auth/confirm-email/send', { token })).status).toBe(429)
    // Another network is not concerned.
    expect(desk.mailsTo((await register()).email)).toHaveLength(1)
    await runLetters()
    expect(desk.mailsTo(email)).toHaveLength(0)

    days += 1
    await runLetters()
    await runLetters()
    expect(desk.mailsTo(email)).toHaveLength(1)
    expect(await rowOf(stack, 'users', { id })).not.toHaveProperty('outbox')
    expect(limits.firstLetters.max).toBe(10 * perNetwork)
  })

  test('have a sum of the day over all networks, registrations, applications, links and enquiries', async () => {
    const { email: early, token } = await register()
    await useUp('firstLetters', 'all', 0)
    stack.ses.inbox.clear()
    const { email } = await register()
    expect((await call('POST /jobs/engineer/apply', { token })).status).toBe(200)
    expect((await call('POST /auth/sign-in-link', { json: { email: 'nobody@example.com' } })).status).toBe(
      200,
    )
    const enquiry = anEnquiry({ email: 'visitor@example.com' })
    expect((await sendEnquiry(stack.gateway, enquiry, aCaller())).status).toBe(200)
    await runLetters()
    await eventually(
      () => stack.ses.inbox.list(),
      (mails) => mails.length > 0,
    )
    // The company has the enquiry.
    expect(stack.ses.inbox.list().flatMap(({ to }) => to)).toHaveLength(1)
    expect(desk.mailsTo('visitor@example.com')).toHaveLength(0)
    expect(stack.logLines.some((line) => line.includes('FirstLettersHeld'))).toBe(true)

    days += 1
    await runLetters()
    expect([desk.mailsTo(early).length, desk.mailsTo(email).length]).toEqual([1, 1])
  })

  test('do not wait once the address is confirmed', async () => {
    await useUp('firstLetters', 'all')
    const { id, email, token } = await register()
    expect(await rowOf(stack, 'users', { id })).toMatchObject({ outbox: 'pending' })
    await createLimiter(dynamoOf(stack), 'guards', clock).add([
      { name: 'firstLetters', key: 'all', amount: -1 },
    ])
    const link = await desk.resetLinkFor(email)
    expect((await desk.reset(link, { contents: 'keep', bearer: token })).status).toBe(200)
    const row = await rowOf(stack, 'users', { id })
    for (const name of ['outbox', 'dueAt', 'registeredFrom', 'proveBy']) expect(row).not.toHaveProperty(name)
  })
})

test('after ten bounces in an hour these letters are held, and no others, until an operator lifts that', async () => {
  const proved = await register()
  for (let number = 0; number < limits.lettersReturned.max; number += 1) await bounce()
  expect(desk.mailsTo((await register()).email)).toHaveLength(1)
  await bounce()
  await bounce()
  expect(logLines.filter((line) => line.includes('FirstLettersHeld'))).toHaveLength(1)
  const { email } = await register()
  days += 1
  await runLetters()
  expect(desk.mailsTo(email)).toHaveLength(0)

  await proveMailbox(stack, proved.id)
  expect(await desk.resetLinkFor(proved.email)).not.toBe('')

  await lift()
  days += 1
  await runLetters()
  expect(desk.mailsTo(email)).toHaveLength(1)
})
