import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { differs, pageRelease } from '../site/release.ts'
import { requestHeaders } from './early-requests.ts'

/** A tab that was hidden for this long may be older than the last deployment. */
const awayMilliseconds = 30 * 60 * 1000

/**
 * Requests the server's release when a tab is shown again after it was hidden for long. The page stays as it is, since it may
 * contain typed text; the next page is loaded as a document. Not imported by the interview, whose lobby has a limit of
 * bytes and whose page is always loaded as a document.
 */
function watchRelease(): void {
  let hiddenAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt >= awayMilliseconds) askForRelease().catch(() => undefined)
  })
}

/** If the server has another release than the page, the next page is loaded as a document. */
async function askForRelease(): Promise<void> {
  const answer = await fetch(`${apiBase}/health`, { headers: requestHeaders(__API_KEY__) })
  const { data }: { data?: { release?: string } } = await answer.json()
  if (!differs(pageRelease(), data?.release ?? '')) return
  const { pathname } = location
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    push(...entry)
    if (location.pathname !== pathname) location.reload()
  }
  document.documentElement.dataset['outdated'] = ''
}

// Not in the prerender, nor in tests of modules that import this one.
if (typeof document !== 'undefined') watchRelease()
