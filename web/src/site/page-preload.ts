import { pageAt } from './match.ts'
import { forgetFailure, loadPage } from './page-modules.ts'

const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null

const preload = (event: Event): void => {
  const link = linkAt(event)
  if (link === null) return
  const page = pageAt(link.pathname)
  // A failure is ignored here: PageBoundary shows it when the link is followed.
  loadPage(page).catch(() => forgetFailure(page))
  // Without it the page changes without a fade.
  import('./page-fade.ts').catch(() => undefined)
}

/** Fetches a page's code while a link to it is hovered or focused. */
export function preloadOnIntent(): void {
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('focusin', preload)
}
