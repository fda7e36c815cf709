import './page-fade.css'
import { pageAt } from './match.ts'
import { loadedPage } from './page-modules.ts'

const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)')
let isRepeated = false

/** The link that a click follows to another page of this document: React shows it immediately, because its code is loaded. */
function linkToPage(event: MouseEvent): HTMLAnchorElement | undefined {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (link === null || !isPlain || link.target !== '') return undefined
  const page = pageAt(link.pathname)
  const isOther = page.module !== pageAt(location.pathname).module
  // A page with a policy of its own is loaded anew.
  return isOther && page.calls !== true && loadedPage(page) !== undefined ? link : undefined
}

/** Resolves once React has replaced the page. */
const replaced = (main: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(main, { childList: true })
  })

/** Follows the link as the click would have done; returns when the new page is there. */
async function repeat(link: HTMLAnchorElement): Promise<void> {
  const main = document.getElementById('main')
  const before = location.href
  const isThere = main === null ? undefined : replaced(main)
  isRepeated = true
  link.click()
  isRepeated = false
  // A link that React does not follow loads a document.
  if (location.href !== before) await isThere
}

function fade(event: MouseEvent): void {
  if (isRepeated || reducesMotion.matches) return
  const link = linkToPage(event)
  if (link === undefined) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { ready } = document.startViewTransition(() => repeat(link))
  // A hidden tab, or another click: the page changes without a fade.
  ready.catch(() => undefined)
}

/**
 * Where the browser offers view transitions, lets a page fade into the next: the browser takes an image of the page, then the
 * click is repeated. React's own `<ViewTransition>` delays all effects until the fade ends, signing out among them.
 */
if ('startViewTransition' in document) addEventListener('click', fade, { capture: true })
