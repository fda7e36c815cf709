const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined

/**
 * Fetches code that is not needed at first. Many browsers remember for as long as a page stands that a file could not
 * be fetched, and never ask again; so it is asked for once more under an address of its own. The file's exports must
 * carry their own names, which those of a file that others import as well do not: `tests/web/late-code.test.ts`.
 */
export async function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Code
  }
}
