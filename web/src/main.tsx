import './styles.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadPage } from './page-modules.ts'
import { preloadOnIntent } from './page-preload.ts'
import { ownAddress, pageAt } from './pages.ts'

// What zod's `config()` would set, without having zod in the first file: before any schema is made, because zod would
// try `new Function`, which the Content-Security-Policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// An alias answers with its page's HTML, in which the menu marks the page's own address. React would not correct that.
const address = ownAddress(location.pathname)
if (address !== location.pathname)
  history.replaceState(history.state, '', address + location.search + location.hash)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has lost its element with the id "root"')

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

const show = (): void => {
  const isPrerendered = root.firstElementChild !== null
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
  preloadOnIntent()
}

// Not awaited at the top level: pages import from this module, and would wait for it while it waits for them.
void loadPage(pageAt(location.pathname)).then(show)
