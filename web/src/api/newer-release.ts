import { apiBase } from '#shared/contract/endpoint.ts'
import { differs, pageRelease } from '../site/release.ts'
import { requestHeaders } from './early-requests.ts'

/** A tab that was hidden for this long may be older than the last deployment. */
const awayMilliseconds = 30 * 60 * 1000

let hasNewer = false

/** Whether a newer release was deployed since this document was loaded, as far as the page knows. */
export const hasNewerRelease = (): boolean => hasNewer

async function ask(): Promise<void> {
  const answer = await fetch(`${apiBase}/health`, { headers: requestHeaders(__API_KEY__) })
  const { data }: { data?: { release?: string } } = await answer.json()
  hasNewer = differs(pageRelease(), data?.release ?? '')
}

/**
 * Asks for the server's release when a tab is seen again after it was hidden for long. Its page stays as it is, since it may
 * contain what was typed; the next page is loaded as a document (`use-newer-release.ts`).
 */
export function watchRelease(now: () => number = Date.now): void {
  let hiddenAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = now()
    else if (hiddenAt !== undefined && now() - hiddenAt >= awayMilliseconds) ask().catch(() => undefined)
  })
}
