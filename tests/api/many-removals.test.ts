import { describe, expect } from 'vitest'
import { createRemovalsApp } from '#functions/removals/app.ts'
import { removalsHandler } from '#functions/removals/remove-due.ts'
import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { createRemovals } from '#functions/storage/removals/removals.ts'
import { createLog } from '#functions/observability/log.ts'
import { systemRandom } from '#functions/ports.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { countedIn } from '#tests/support/counted.ts'
import { everyRow } from '#tests/support/rows.ts'
import type { TestStack } from '#tests/support/stack.ts'

const minuteMilliseconds = 60_000
const hourMilliseconds = 60 * minuteMilliseconds
/** More than two queries read. */
const manyRows = 250

let stack: TestStack
test.beforeAll(({ stack: given }) => {
  stack = given
})

/** Far from the clock of the local run, whose schedule would take the rows. */
const ahead = Date.now() + 1000 * hourMilliseconds

const aSession = (of: string, number: number) =>
  ({ kind: 'session', userId: `${of}-${number}`, jobId: 'job', sessionId: `${of}-${number}` }) as const

/** A run of the function at so many minutes; `most` rows take its whole minute. */
async function runAt(minutes: number, { max = Infinity } = {}) {
  const lines: string[] = []
  let looked = 0
  const now = ahead + minutes * minuteMilliseconds
  const clock = () => new Date(now + (looked >= max ? 2 * minuteMilliseconds : 0))
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
  const log = createLog({}, (line) => lines.push(line))
  const config = localConfig(addresses, credentialsOf('removals'))
  const app = createRemovalsApp(config, { clock, random: systemRandom, log })
  const order: string[] = []
  const lease: typeof app.removals.lease = async (id, ...rest) => {
    looked += 1
    const row = await app.removals.lease(id, ...rest)
    if (row !== undefined) order.push(id)
    return row
  }
  await removalsHandler({ ...app, removals: { ...app.removals, lease } })({})
  return { order, counted: countedIn(lines), lines }
}

const add = async (of: string, minutes: number, count = manyRows) => {
  const removals = createRemovals(createDynamo(localAddress(stack.dynamo)), 'removals')
  for (let number = 0; number < count; number += 1)
    await removals.add(aSession(of, number), new Date(ahead + minutes * minuteMilliseconds))
}

describe('removals by the hundred', () => {
  test('all have their first look in one run', async () => {
    await add('flood', 0)
    const { order, counted } = await runAt(1)
    expect(new Set(order.filter((id) => id.includes('flood'))).size).toBe(manyRows)
    expect(counted).toEqual([])
  })

  test('delay no first look by their later ones', async () => {
    const day = 11 * 24 * 60
    await add('late', day - 1, 3)
    const { order } = await runAt(day)
    expect(order.slice(0, 3).toSorted()).toEqual(['session#late-0', 'session#late-1', 'session#late-2'])
    expect(order.length).toBeGreaterThan(3)
  })

  test('raise an alarm where they wait for a quarter of an hour', async () => {
    const day = 30 * 24 * 60
    await add('waiting', day, 60)
    const late = ({ lines }: Awaited<ReturnType<typeof runAt>>) =>
      lines.filter((line) => line.includes('"looks":"first"'))
    expect(late(await runAt(day + 2, { max: 10 }))).toEqual([])
    const [line, ...others] = late(await runAt(day + 20, { max: 10 }))
    // Due after a minute, and the run took two.
    expect(JSON.parse(line ?? '')).toMatchObject({ minutes: 21, RemovalsWait: 1 })
    expect(others).toEqual([])
  })

  test('stay as rows without a name', async () => {
    const rows = (await everyRow(stack)).filter(({ id }) => String(id).startsWith('session#flood-'))
    expect(rows).toHaveLength(manyRows)
  })
})
