import { describe, expect } from 'vitest'
import { removalsUses } from '#functions/erasure/removals/app.ts'
import { removalsHandler } from '#functions/erasure/removals/remove-due.ts'
import { createRemovals } from '#functions/platform/removals/removals.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { countedIn } from '#tests/support/counted.ts'
import { appOn, configOf } from '#tests/support/function-config.ts'
import { dynamoOf, everyRow } from '#tests/support/rows.ts'
import { hourMilliseconds, minuteMilliseconds } from '#shared/platform/durations.ts'

/** More rows than two queries read. */
const manyRows = 250

setUpProduct()

/** Far ahead of the product's own clock, whose schedule would lease the rows. */
const ahead = Date.now() + 1000 * hourMilliseconds

const aSession = (of: string, number: number) =>
  ({ kind: 'session', userId: `${of}-${number}`, jobId: 'job', sessionId: `${of}-${number}` }) as const

/** A run of the function at so many minutes; after `max` rows its time is over. */
async function runAt(minutes: number, { max = Infinity } = {}) {
  const lines: string[] = []
  let looked = 0
  const now = ahead + minutes * minuteMilliseconds
  const clock = () => new Date(now + (looked >= max ? 2 * minuteMilliseconds : 0))
  const log = createLog({}, (line) => lines.push(line))
  const app = appOn(removalsUses, [configOf(stack, 'removals'), { clock, random: systemRandom, log }], {
    accountWithoutKey: undefined,
  })
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
  const removals = createRemovals(dynamoOf(stack), 'removals')
  for (let number = 0; number < count; number += 1)
    await removals.add(aSession(of, number), new Date(ahead + minutes * minuteMilliseconds))
}

describe('removals by the hundred', () => {
  test('are all looked at in one run', async () => {
    await add('flood', 0)
    const { order, counted } = await runAt(1)
    expect(new Set(order.filter((id) => id.includes('flood'))).size).toBe(manyRows)
    expect(counted).toEqual([])
  })

  test('do not delay the first look of newer ones by their later looks', async () => {
    const day = 11 * 24 * 60
    await add('late', day - 1, 3)
    const { order } = await runAt(day, { max: 10 })
    expect(order.slice(0, 3).toSorted()).toEqual(['session#late-0', 'session#late-1', 'session#late-2'])
    expect(order.length).toBeGreaterThan(3)
  })

  test('count in a metric where they wait for a quarter of an hour', async () => {
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

  test('keep their rows for the later looks', async () => {
    const rows = (await everyRow(stack)).filter(({ id }) => String(id).startsWith('session#flood-'))
    expect(rows).toHaveLength(manyRows)
  })
})
