import './styles.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PageData } from './site/page-data.ts'
import { partsLoaded } from './site/hydrated-later.ts'
import { loadPage } from './site/page-modules.ts'
import type { Page } from './site/routes.ts'
import { Site } from './Site.tsx'

/** Renders a page as HTML. The location of a shell is its path pattern, which no component renders. */
export async function htmlOf(page: Page, location: string = page.path, data?: PageData): Promise<string> {
  await loadPage(page)
  await partsLoaded()
  return renderToString(
    <StaticRouter location={location}>
      <Site data={data} />
    </StaticRouter>,
  )
}
