const maxConcurrent = 4

export type Outcome<Item> = { item: Item; error: unknown }

/** Calls `act` for each applicant, a few concurrently. A failed call does not stop the others. */
export async function forEachApplicant<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<Outcome<Item>[]> {
  const waiting = [...items]
  const failed: Outcome<Item>[] = []
  let done = 0
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await act(item)
      } catch (error) {
        failed.push({ item, error })
      }
      done += 1
      onProgress(done)
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrent, items.length) }, work))
  return failed
}
