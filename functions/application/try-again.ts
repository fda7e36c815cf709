/** A concurrent call, from another tab for example, can change a row between reading and writing it. */
const maxTries = 5

/** Repeats an attempt that reads, decides and writes, and that returns undefined where another call has changed what it read. */
export async function tryAgain<Result extends object | string>(
  once: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const result = await once()
    if (result !== undefined) return result
  }
  throw new Error('The application or its session was changed by other requests each time it was read.')
}
