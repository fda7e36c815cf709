import { loadPage } from './page-modules.ts'
import { pageAt } from './pages.ts'

const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

const preload = (event: Event): void => {
  const link = linkAt(event)
  // A failure shows itself when the link is followed; until then it is nobody's concern.
  if (link !== null) loadPage(pageAt(link.pathname)).catch(() => undefined)
}

/** Fetches a page's code while the pointer or the keyboard rests on a link to it. */
export function preloadOnIntent(): void {
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}
