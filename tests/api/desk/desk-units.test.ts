import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Units } from '../../../bench/careers/counted-units.ts'
import { deskPages } from '../../../bench/desk/desk-pages.ts'
import { isFlat, openDesk, unitsOfPages } from '../../../bench/desk/desk-units.ts'

/** Enough that each list has more than a page, and three times as many. `npm run bench:desk` measures up to 10,000. */
const sizes = [700, 2100] as const

const opened: Awaited<ReturnType<typeof openDesk>>[] = []
let units: Units[][]
// Throws where a page scans a table that grows.
beforeAll(async () => {
  for (const size of sizes) opened.push(await openDesk(size))
  units = []
  for (const { desk } of opened) units.push(await unitsOfPages(desk))
})
afterAll(async () => {
  for (const { close } of opened) await close()
})

const measured = deskPages.flatMap(({ what, isBounded, growsWithPosition }, row) =>
  growsWithPosition === true ? [] : [{ what, isBounded, row }],
)

test.each(measured)(
  'the page "$what" scans nothing that grows, and costs the same with three times as many applications',
  ({ isBounded, row }) => {
    const [smaller, larger] = units.map((column) => column[row])
    if (isBounded !== true)
      expect([smaller, larger, isFlat(smaller, larger)]).toEqual([smaller, larger, true])
    else expect(larger?.read).toBeLessThan(200)
  },
)
