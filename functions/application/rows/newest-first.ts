/** What an index has of an application. */
export type Entry = { at: string; userId: string; jobId: string }

/** Which entries of a run to read, in its order; without it from the first on. */
export type From = { kind: 'beyond' | 'from'; at: string } | { kind: 'after'; entry: Entry }

/** The applications of one partition of an index, the newest or the oldest first. */
export type Run = {
  /** Entries of the same time are in the order of their runs' names. */
  name: string
  read: (from: From | undefined, limit: number) => Promise<{ entries: readonly Entry[]; isLast: boolean }>
}

/** The entry that a page ends with, and the run it came from. */
export type Place = { run: string; entry: Entry }

export type WantedEntries = {
  after: Place | undefined
  limit: number
  isOldestFirst?: boolean
  /** The page has only these. */
  isListed?: (entry: Entry) => boolean
}

/** Runs that are read together mostly give a page a few entries each. */
const minEntries = 10

/**
 * A page of several runs as if they were one, and the place after which the next page begins. Each run keeps the order that its
 * index has for entries of the same time, so the place tells which of them were shown.
 */
export async function newestFirst(
  runs: readonly Run[],
  { after, limit, isOldestFirst = false, isListed = () => true }: WantedEntries,
): Promise<{ entries: Entry[]; next: Place | undefined }> {
  // One more than the page tells whether there is another.
  const count = limit + 1
  const each = runs.length === 1 ? count : Math.min(count, minEntries + Math.ceil(count / runs.length))
  const heads = runs.map((run) => headOf(run, { start: fromOf(run, after), each, isListed }))
  const taken: Place[] = []
  while (taken.length < count) {
    await Promise.all(heads.map((head) => head.fill()))
    const first = heads.reduce<Head | undefined>(
      (one, other) => earlier(one, other, isOldestFirst),
      undefined,
    )
    const place = first?.take()
    if (place === undefined) break
    taken.push(place)
  }
  const shown = taken.slice(0, limit)
  return {
    entries: shown.map(({ entry }) => entry),
    next: taken.length > limit ? shown.at(-1) : undefined,
  }
}

/** Where a run goes on: of the time of the last entry, the runs before its own were shown, and those after it not yet. */
function fromOf({ name }: Run, after: Place | undefined): From | undefined {
  if (after === undefined) return undefined
  const { run, entry } = after
  if (name === run) return { kind: 'after', entry }
  return { kind: name < run ? 'beyond' : 'from', at: entry.at }
}

type Head = ReturnType<typeof headOf>

/** The next entry of a run, which is read piece by piece. */
type Reading = { start: From | undefined; each: number; isListed: (entry: Entry) => boolean }

function headOf({ name, read }: Run, { start, each, isListed }: Reading) {
  const waiting: Entry[] = []
  let from = start
  let isOver = false
  return {
    name,
    first: (): Entry | undefined => waiting[0],

    async fill(): Promise<void> {
      while (waiting.length === 0 && !isOver) {
        const { entries, isLast } = await read(from, each)
        waiting.push(...entries.filter(isListed))
        const last = entries.at(-1)
        if (last !== undefined) from = { kind: 'after', entry: last }
        isOver = isLast || last === undefined
      }
    },

    take(): Place | undefined {
      const entry = waiting.shift()
      return entry && { run: name, entry }
    },
  }
}

/** Of two heads the one whose entry comes first; of the same time, the one whose run is first by name. */
function earlier(one: Head | undefined, other: Head, isOldestFirst: boolean): Head | undefined {
  const [a, b] = [one?.first(), other.first()]
  if (one === undefined || a === undefined) return other
  if (b === undefined) return one
  if (a.at !== b.at) return a.at < b.at === isOldestFirst ? one : other
  return one.name < other.name ? one : other
}
