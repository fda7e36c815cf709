import './styles.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { loadPage } from './site/page-modules.ts'
import type { Page } from './site/routes.ts'
import { Site } from './Site.tsx'

/** A page as prerendered HTML. A shell is rendered at its pattern, which no component writes into the HTML. */
export async function htmlOf(page: Page): Promise<string> {
  await loadPage(page)
  return renderToString(
    <StaticRouter location={page.path}>
      <Site />
    </StaticRouter>,
  )
}
