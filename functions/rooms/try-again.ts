/** Another call of the candidate, in another tab, can change a session between reading and writing it. */
const maxTries = 5

/** Repeats what reads a row, decides and writes it, until the row has not changed in between. */
export async function tryAgain<Result extends object | string>(
  once: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const result = await once()
    if (result !== undefined) return result
  }
  throw new Error('The session was changed by other requests each time it was read.')
}
