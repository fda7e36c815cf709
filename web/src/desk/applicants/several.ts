/** Calls for several applicants, a few at a time. One that fails does not stop the others. */

const atOnce = 4

export type Outcome<Item> = { item: Item; error: unknown }

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
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work))
  return failed
}
