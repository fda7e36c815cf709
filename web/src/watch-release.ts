/** A tab that was hidden for this long may be older than the last deployment. */
const awayMilliseconds = 30 * 60 * 1000

/**
 * Asks for the server's release when a tab is seen again after it was hidden for long. Its page stays as it is, since it may
 * contain what was typed; the next page is loaded as a document (`use-newer-release.ts`).
 */
export function watchRelease(): void {
  let hiddenAt = performance.timeOrigin
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= awayMilliseconds)
      void import('./api/newer-release.ts').then(
        ({ askForRelease }) => askForRelease().catch(() => undefined),
        () => undefined,
      )
  })
}
