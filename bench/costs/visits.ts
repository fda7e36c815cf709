import { chromium, type BrowserContextOptions } from 'playwright-core'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import { findBrowser } from '#infra/browser/find-browser.ts'
import type { Product } from './product.ts'

type StorageState = NonNullable<BrowserContextOptions['storageState']>

/** Opens the pages one after another in a browser with an empty cache, and counts the requests and bytes that the edge answers. */
export async function openPages(
  { site, meter }: Product,
  paths: readonly string[],
  storageState?: StorageState,
): Promise<void> {
  const { path, environment } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const context = await browser.newContext(storageState === undefined ? {} : { storageState })
    const page = await context.newPage()
    const counted: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(site.url)) return
      counted.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
          // The meter counts calls of the API by their log lines.
          if (!request.url().startsWith(`${site.url}${apiBase}/`)) meter.add('edgeRequests', 1)
          meter.add('edgeBytes', responseBodySize + responseHeadersSize)
        }),
      )
    })
    for (const each of paths) {
      await page.goto(site.url + each, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    }
    await Promise.all(counted)
  } finally {
    await browser.close()
  }
}
