import './styles.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { requestEarly } from './api/early-requests.ts'
import { loadKeeper } from './api/load-keeper.ts'
import { signOut } from './api/session/Session.tsx'
import { signOutOnArrival } from './api/session/use-public-sign-out.ts'
import { forgetDrafts } from './form/drafts.ts'
import { filled } from './site/link.ts'
import { ownPath, pageAt, parametersAt } from './site/match.ts'
import { pageDataIn } from './site/page-data.ts'
import { loadPage } from './site/page-modules.ts'
import { preloadOnIntent } from './site/page-preload.ts'
import { Site } from './Site.tsx'

// Sets zod's `jitless` option without importing zod into the entry file. It must be set before the first schema is
// created: otherwise zod calls `new Function`, which the Content-Security-Policy blocks and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// An alias serves the HTML prerendered at the page's own path, in which the menu marks that path as current. Hydration
// does not correct attributes, so the URL is replaced instead.
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

/**
 * Whether the HTML is this page's. `npm run dev` serves none, and a job without a page gets the not-found document, which
 * the job's page replaces.
 */
const isOwnDocument = root.dataset['page'] === page.path
const data = isOwnDocument ? pageDataIn(document) : undefined

// For each inlined stylesheet, adds a disabled link: the browser does not fetch it, and Vite's loader, which looks for
// a link with that URL, takes the stylesheet as loaded.
const { styles = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {}
for (const href of styles.split(' ').filter(Boolean)) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href })
  document.head.append(link)
}

/** User events that start hydration. A click without a pointer event comes from assistive technology. */
const hydratingEvents = ['pointerdown', 'keydown', 'focusin', 'click'] as const
const maxIdleMilliseconds = 2000

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: maxIdleMilliseconds })
    else setTimeout(resolve, 1)
  })

const used = (): Promise<void> =>
  new Promise((resolve) => {
    if ('used' in document.documentElement.dataset) resolve()
    for (const event of hydratingEvents)
      addEventListener(event, () => resolve(), { once: true, capture: true, passive: true })
  })

async function start(): Promise<void> {
  // If the page's code cannot be loaded, the prerendered HTML remains.
  const isLoaded = await loadPage(page).then(
    () => true,
    () => false,
  )
  if (!isLoaded) return
  if (page.start === 'idle') await Promise.race([used(), loaded().then(idle)])
  const site = (
    <BrowserRouter>
      <Site data={data} />
    </BrowserRouter>
  )
  if (isOwnDocument) hydrateRoot(root, site)
  else createRoot(root).render(site)
  // React handles events from here on; `start-script.ts` repeats the last earlier click or submission.
  dispatchEvent(new Event('hydrating'))
  preloadOnIntent()
}

signOutOnArrival(() => signOut({ loadKeeper, onSignOut: forgetDrafts }, { byLink: true }))
if (page.data !== undefined) {
  const urls = page.data.map((apiPath) => apiBase + filled(apiPath, parametersAt(path)))
  // A published page contains what the API answers a guest, so only a candidate's request is sent.
  requestEarly(urls, { needsToken: page.audience === 'candidate' || data !== undefined })
}
// No top-level await: pages import from this module, so each would wait for the other.
void start()
