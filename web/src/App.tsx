import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetDrafts } from './form/drafts.ts'
import { PageBoundary } from './layout/PageBoundary.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { useArrival } from './layout/use-arrival.ts'
import { forgetFailure, loadedPage, loadPage } from './page-modules.ts'
import { pageAt, type Page } from './pages.ts'
import { loadKeeper } from './api/load-keeper.ts'
import { SessionProvider } from './api/session/Session.tsx'
import { usePublicSignOut } from './api/session/use-public-sign-out.ts'
import { useSessionEnd } from './api/session/use-session-end.ts'

/** Tells the loader that the page answers now. */
const announceReadiness = (): void => {
  document.documentElement.dataset['ready'] = ''
  document.dispatchEvent(new Event('pageready'))
}

function PageContent({ page }: { page: Page }) {
  useEffect(announceReadiness, [])
  // The first page is there before React starts; only later ones are waited for.
  return loadedPage(page) ?? use(loadPage(page))
}

export function App() {
  return (
    <SessionProvider loadKeeper={loadKeeper} onSignOut={forgetDrafts}>
      <Site />
    </SessionProvider>
  )
}

/** What stands in a boundary is taken over from the HTML in a task of its own, and between two of them the page answers. */
function Site() {
  const { pathname } = useLocation()
  usePublicSignOut()
  useSessionEnd()
  const page = pageAt(pathname)
  const main = useArrival(page)
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {page.header && (
        <Suspense>
          <SiteHeader />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={null}>
          <PageBoundary key={page.module} onFailure={() => forgetFailure(page)}>
            <PageContent page={page} />
          </PageBoundary>
        </Suspense>
      </main>
      {page.footer && (
        <Suspense>
          <SiteFooter />
        </Suspense>
      )}
    </>
  )
}
