import './styles.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { loadPage } from './page-modules.ts'
import type { Page } from './pages.ts'

/** A page as the HTML that stands in the site before any script runs. */
export async function htmlOf(page: Page): Promise<string> {
  await loadPage(page)
  return renderToString(
    <StaticRouter location={page.path}>
      <App />
    </StaticRouter>,
  )
}
