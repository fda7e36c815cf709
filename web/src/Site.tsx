import { Suspense, use, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { forgetDrafts } from './form/drafts.ts'
import { Letterhead } from './layout/Letterhead.tsx'
import { SiteFooter } from './layout/SiteFooter.tsx'
import { SiteHeader } from './layout/SiteHeader.tsx'
import { loadKeeper } from './api/load-keeper.ts'
import { SessionProvider } from './api/session/Session.tsx'
import { SignedOut } from './SignedOut.tsx'
import { usePublicSignOut } from './api/session/use-public-sign-out.ts'
import { useSessionEnd } from './api/session/use-session-end.ts'
import { pageAt } from './site/match.ts'
import { PageDataContext, usePageData, type PageData } from './site/page-data.ts'
import { forgetFailure, loadedPage, loadPage, type LoadedPage } from './site/page-modules.ts'
import { PageBoundary } from './site/PageBoundary.tsx'
import type { Page } from './site/routes.ts'
import { useArrival } from './site/use-arrival.ts'

/**
 * Calls no hook except `use`. When the page's code arrives during a rendering, React calls this component a second time, and
 * `use` is skipped. React then expects the hooks of a mounted component and throws at the first one.
 */
function PageContent({ page }: { page: Page }) {
  // `main.tsx` loads the first page before it starts React, so only later pages suspend.
  return <TitledContent {...(loadedPage(page) ?? use(loadPage(page)))} />
}

function TitledContent({ content, title }: LoadedPage) {
  // A published page has a title of its own in its HTML.
  const isTitled = usePageData() !== undefined
  // Before the effects of the page's content, which may have a title of its own.
  useLayoutEffect(() => {
    if (!isTitled) document.title = title
  }, [title, isTitled])
  useEffect(() => {
    // Tests and measurements wait for this attribute: the page is hydrated.
    document.documentElement.dataset['ready'] = ''
  }, [])
  return content
}

/** `data` is what the document was published with. */
export function Site({ data }: { data: PageData | undefined }) {
  return (
    <SessionProvider loadKeeper={loadKeeper} onSignOut={forgetDrafts}>
      <PublishedData data={data}>
        <CurrentPage />
      </PublishedData>
    </SessionProvider>
  )
}

/** Provides the document's data until the visitor leaves its path: after that it would be older than the API's. */
function PublishedData({ data, children }: { data: PageData | undefined; children: ReactNode }) {
  const { pathname } = useLocation()
  const [first] = useState(pathname)
  const [hasLeft, setHasLeft] = useState(false)
  if (pathname !== first && !hasLeft) setHasLeft(true)
  return <PageDataContext value={hasLeft ? undefined : data}>{children}</PageDataContext>
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
      <a className="skip-link" href="#main" lang="en">
        Skip to content
      </a>
      <Letterhead />
      {page.header && (
        <Suspense>
          <SiteHeader />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <SignedOut />
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
