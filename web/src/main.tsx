import './styles.ts'
import { apiBase } from '#shared/contract/endpoint.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { requestEarly } from './api/early-requests.ts'
import { loadKeeper } from './api/load-keeper.ts'
import { signOut } from './api/session/Session.tsx'
import { signOutOnArrival } from './api/session/use-public-sign-out.ts'
import { forgetDrafts } from './form/drafts.ts'
import { filled } from './site/link.ts'
import { ownPath, pageAt, parametersAt } from './site/match.ts'
import { loadPage } from './site/page-modules.ts'
import { preloadOnIntent } from './site/page-preload.ts'
import { Site } from './Site.tsx'

// What zod's `config()` would set, without having zod in the first file: before any schema is made, because zod would
// try `new Function`, which the Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// An alias answers with its page's HTML, in which the menu marks the page's own path. React would not correct that.
const path = ownPath(location.pathname)
if (path !== location.pathname)
  history.replaceState(history.state, '', path + location.search + location.hash)

const rootIn = (): HTMLElement => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has lost its element with the id "root"')
  return root
}
const root = rootIn()

const page = pageAt(path)

// Styles that stand in the page: named as disabled links, which the browser does not fetch and Vite takes for loaded.
const { styles = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {}
for (const href of styles.split(' ').filter(Boolean)) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href })
  document.head.append(link)
}

/** A person begins to use the page: a pointer or key goes down, a field gets the focus, or a button is pressed. */
const signsOfUse = ['pointerdown', 'keydown', 'focusin', 'click'] as const
const latestIdleMilliseconds = 2000

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: latestIdleMilliseconds })
    else setTimeout(resolve, 1)
  })

const used = (): Promise<void> =>
  new Promise((resolve) => {
    if ('used' in document.documentElement.dataset) resolve()
    for (const sign of signsOfUse)
      addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true })
  })

async function start(): Promise<void> {
  // Without its code the page stays as the HTML brought it.
  const isLoaded = await loadPage(page).then(
    () => true,
    () => false,
  )
  if (!isLoaded) return
  if (page.start === 'idle') await Promise.race([used(), loaded().then(idle)])
  const site = (
    <BrowserRouter>
      <Site />
    </BrowserRouter>
  )
  // `npm run dev` does not prerender.
  if (root.firstElementChild === null) createRoot(root).render(site)
  else hydrateRoot(root, site)
  // From now on React handles events; `start-script.ts` does again what came before.
  dispatchEvent(new Event('hydrating'))
  preloadOnIntent()
}

signOutOnArrival(() => signOut({ loadKeeper, onSignOut: forgetDrafts }))
if (page.data !== undefined) {
  const addresses = page.data.map((address) => apiBase + filled(address, parametersAt(path)))
  requestEarly(addresses, { needsToken: page.audience === 'candidate' })
}
// Not awaited at the top level: pages import from this module.
void start()
