import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect } from 'vitest'
import { accountExpiryUses } from '#functions/erasure/account-expiry/app.ts'
import { accountExpiry } from '#functions/erasure/account-expiry/expire.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { aJob } from '#tests/support/jobs.ts'
import { dynamoOf, rowOf } from '#tests/support/rows.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpProduct(aJob())
beforeEach(() => stack.ses.inbox.clear())

async function proved(interview: 'none' | 'finished' = 'none') {
  const account = await desk.registered({ jobId, interview })
  await desk.confirm(desk.linkIn('confirm', account.email), account.token)
  stack.ses.inbox.clear()
  return account
}

const isThere = async (userId: string) => (await rowOf(stack, 'users', { id: userId })) !== undefined
/** The e-mails that announce the deletion; letters about an application arrive at other times. */
const announcementsTo = (email: string) =>
  desk.mailsTo(email).filter(({ subject }) => subject.includes('will be deleted on'))

describe('an account that is not used', () => {
  test('is deleted with its applications after 24 months, and its candidate gets one e-mail thirty days before', async () => {
    const { userId, email } = await proved()
    await desk.expireOn(690)
    expect(announcementsTo(email)).toEqual([])
    await desk.expireOn(705)
    await desk.expireOn(706)
    expect(announcementsTo(email)).toHaveLength(1)
    const [letter] = announcementsTo(email)
    const day = /on (\w{3} \d+, \d{4})/.exec(letter?.subject ?? '')?.[1]
    expect(letter?.text).toContain(`On ${day} we delete the account with your profile, your CV`)
    await desk.expireOn(734)
    expect(await isThere(userId)).toBe(true)
    await desk.expireOn(736)
    expect(await isThere(userId)).toBe(false)
    expect(await rowOf(stack, 'applications', { userId, jobId })).toBeUndefined()
    expect(await rowOf(stack, 'removals', { id: `account#${userId}` })).toBeDefined()
  })

  test('stays where its candidate signs in after that e-mail', async () => {
    const { userId, email } = await proved()
    await desk.expireOn(705)
    stack.shiftClock(720 * dayMilliseconds)
    const token = tokenIn(await desk.signIn(email, goodPassword))
    expect(await desk.statusOf(token)).toBe(200)
    stack.shiftClock(0)
    await desk.expireOn(760)
    expect(await isThere(userId)).toBe(true)
    expect(announcementsTo(email)).toHaveLength(1)
  })

  test('stays where the candidate is hired', async () => {
    const { userId, email } = await proved('finished')
    const hired = { json: { status: 'accepted' } }
    expect((await call(`PATCH /recruiting/applications/${userId}--${jobId}`, hired)).status).toBe(200)
    for (const day of [705, 740, 3000]) await desk.expireOn(day)
    expect(await isThere(userId)).toBe(true)
    expect(announcementsTo(email)).toEqual([])
  })
})

/** Rows of accounts that were reminded twice and not confirmed in time. */
const overdue = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `overdue-${index}`,
    email: `overdue.${index}@example.com`,
    name: 'Overdue',
    epoch: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    proveBy: '2026-01-08T00:00:00.000Z',
    reminders: 2,
    remindedAt: '2026-01-07T00:00:00.000Z',
  }))

test('a run whose time is over stores its position, and the next runs continue there until the end', async () => {
  const accounts = overdue(60)
  const dynamo = dynamoOf(stack)
  const puts = accounts.map((Item) => ({ PutRequest: { Item } }))
  for (let first = 0; first < puts.length; first += 25)
    await dynamo.send(new BatchWriteCommand({ RequestItems: { users: puts.slice(first, first + 25) } }))

  // The clock moves on a second each time it is read, so the length of a run is a number of steps.
  let looks = 0
  const world = {
    clock: () => new Date(Date.now() + (looks += 1) * 1000),
    random: systemRandom,
    log: createLog({}, () => {}),
  }
  const app = appOn(accountExpiryUses, [configOf(stack, 'accountExpiry'), world], {})
  const begins: (string | undefined)[] = []
  const page: typeof app.dueAccounts.page = (wanted) => {
    begins.push(wanted.after)
    return app.dueAccounts.page(wanted)
  }
  const run = accountExpiry({ ...app, dueAccounts: { page } }, { milliseconds: 20_000, maxRows: 10 })

  const positions: (string | undefined)[] = []
  do {
    await run()
    positions.push(await app.position.read(world.clock()))
  } while (positions.at(-1) !== undefined && positions.length < 100)

  expect(positions.length).toBeGreaterThan(2)
  expect(positions.at(-1)).toBeUndefined()
  const left = await Promise.all(accounts.map(({ id }) => isThere(id)))
  expect(left.filter(Boolean)).toEqual([])
  // Only the first run begins at the start of the table.
  expect(begins.filter((after) => after === undefined)).toHaveLength(1)
})
