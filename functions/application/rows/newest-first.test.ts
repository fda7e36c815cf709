import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestFirst, type Entry, type From, type Run } from './newest-first.ts'

const atOf = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString()
const nameOf = ({ userId, jobId }: Entry): string => `${userId} ${jobId}`

/** An index's partition: newest first, and entries of one time in an order of its own. */
function runOf(
  jobId: string,
  minutes: readonly number[],
  isOldestFirst = false,
): Run & { entries: Entry[]; reads: number } {
  const entries = minutes
    .toSorted((a, b) => (isOldestFirst ? a - b : b - a))
    .map((minute, index): Entry => ({
      at: atOf(minute),
      userId: `candidate-${(index * 7) % 11}-${index}`,
      jobId,
    }))
  const startOf = (from: From | undefined): number => {
    if (from === undefined) return 0
    if (from.kind === 'after') return entries.findIndex((entry) => nameOf(entry) === nameOf(from.entry)) + 1
    const first = entries.findIndex(
      ({ at }) => (isOldestFirst ? at > from.at : at < from.at) || (from.kind === 'from' && at === from.at),
    )
    return first < 0 ? entries.length : first
  }
  const run = {
    name: jobId,
    entries,
    reads: 0,
    read: async (from: From | undefined, limit: number) => {
      run.reads += 1
      const start = startOf(from)
      const end = Math.min(start + limit, entries.length)
      return { entries: entries.slice(start, end), isLast: end === entries.length }
    },
  }
  return run
}

async function pagesOf(
  runs: readonly Run[],
  limit: number,
  more: { isOldestFirst?: boolean; isListed?: (entry: Entry) => boolean } = {},
): Promise<Entry[][]> {
  const pages: Entry[][] = []
  let after: Awaited<ReturnType<typeof newestFirst>>['next']
  do {
    const page = await newestFirst(runs, { after, limit, ...more })
    pages.push(page.entries)
    after = page.next
  } while (after !== undefined)
  return pages
}

// Few different minutes, so that most entries share theirs with others.
const minutesOf = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40, size: 'max' })

test('pages of several runs have every entry once, newest first, and no page is empty but the only one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(minutesOf, { maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      async (all, limit) => {
        const runs = all.map((minutes, index) => runOf(`job-${index}`, minutes))
        const pages = await pagesOf(runs, limit)
        const shown = pages.flat()
        const expected = runs.flatMap(({ entries }) => entries)
        expect(shown.map(nameOf).toSorted()).toEqual(expected.map(nameOf).toSorted())
        expect(shown.map(({ at }) => at)).toEqual(
          shown
            .map(({ at }) => at)
            .toSorted()
            .toReversed(),
        )
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit)
        if (pages.length > 1) expect(pages.at(-1)).not.toEqual([])
      },
    ),
  )
})

test('the same oldest first, and without those that a list leaves out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(minutesOf, { maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 11 }),
      async (all, limit, left) => {
        const runs = all.map((minutes, index) => runOf(`job-${index}`, minutes, true))
        const isListed = ({ userId }: Entry): boolean => !userId.startsWith(`candidate-${left}`)
        const pages = await pagesOf(runs, limit, { isOldestFirst: true, isListed })
        const shown = pages.flat()
        const expected = runs.flatMap(({ entries }) => entries).filter(isListed)
        expect(shown.map(nameOf).toSorted()).toEqual(expected.map(nameOf).toSorted())
        expect(shown.map(({ at }) => at)).toEqual(shown.map(({ at }) => at).toSorted())
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit)
      },
    ),
  )
})

test('a page of one run is one read, also the last one', async () => {
  const run = runOf(
    'job',
    Array.from({ length: 100 }, (_, minute) => minute),
  )
  const first = await newestFirst([run], { after: undefined, limit: 50 })
  expect([first.entries.length, run.reads]).toEqual([50, 1])
  const second = await newestFirst([run], { after: first.next, limit: 50 })
  expect([second.entries.length, second.next, run.reads]).toEqual([50, undefined, 2])
})

test('an entry that is added between two pages moves no other', async () => {
  const runs = [runOf('a', [1, 1, 1, 1]), runOf('b', [1, 1, 1, 1])]
  const { next, entries } = await newestFirst(runs, { after: undefined, limit: 3 })
  runs[0]?.entries.unshift({ at: atOf(9), userId: 'new', jobId: 'a' })
  const rest = await newestFirst(runs, { after: next, limit: 10 })
  expect([...entries, ...rest.entries]).toHaveLength(8)
  expect(rest.entries.map(({ userId }) => userId)).not.toContain('new')
})
