import { Suspense, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetDrafts } from './form/drafts.ts'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { loadKeeper } from './api/load-keeper.ts'
import { SessionProvider } from './api/session/Session.tsx'
import { usePublicSignOut } from './api/session/use-public-sign-out.ts'
import { useSessionEnd } from './api/session/use-session-end.ts'
import { pageAt } from './site/match.ts'
import { forgetFailure, loadedPage, loadPage } from './site/page-modules.ts'
import { PageBoundary } from './site/PageBoundary.tsx'
import type { Page } from './site/routes.ts'
import { useArrival } from './site/use-arrival.ts'

function PageContent({ page }: { page: Page }) {
  // `main.tsx` loads the first page before it starts React, so only later pages suspend.
  const { content, title } = loadedPage(page) ?? use(loadPage(page))
  useEffect(() => {
    document.title = title
    // Tests and measurements wait for this attribute: the page is hydrated.
    document.documentElement.dataset['ready'] = ''
  }, [title])
  return content
}

export function Site() {
  return (
    <SessionProvider loadKeeper={loadKeeper} onSignOut={forgetDrafts}>
      <CurrentPage />
    </SessionProvider>
  )
}

/** The Suspense boundaries let React hydrate each part in a separate task and handle events between the tasks. */
function CurrentPage() {
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
