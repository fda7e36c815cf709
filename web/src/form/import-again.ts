const urlIn = (error: unknown): string | undefined =>
  error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined

/**
 * Imports the code that sends a form. Chromium caches a failed import until the page is closed, so the retry adds a
 * query to the URL; without it, a form could not be sent after a short loss of connection. The retry bypasses the
 * bundler, so the file's exports must keep their names in the build: `tests/web/import-again.test.ts`.
 */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const url = urlIn(error)
    if (url === undefined) throw error
    return (await import(/* @vite-ignore */ `${url}?${Date.now()}`)) as Code
  }
}
