const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined

/**
 * Imports the code a form is sent with. Chromium remembers a failed import for as long as the page lives, so a second try
 * goes to an address of its own; otherwise a form could never be sent after a moment without a connection. The exports of
 * the file must keep their names in the build: `tests/web/import-again.test.ts`.
 */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error)
    if (address === undefined) throw error
    return (await import(/* @vite-ignore */ `${address}?${Date.now()}`)) as Code
  }
}
