import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { eventually } from './eventually.ts'

export type BrowserPage = {
  page: Page
  /** Closes the context and answers what its pages complained about. With a name, keeps the trace under it. */
  close: (trace?: string) => Promise<string[]>
}

export type PageWishes = {
  width?: number
  height?: number
  dark?: boolean
  javaScript?: boolean
  reducedMotion?: boolean
  /** Console errors this journey brings about on purpose. */
  expectedErrors?: readonly RegExp[]
}

/** The widths the product is looked at. */
export const widths = { narrow: 390, wide: 1280 } as const

const heights = { narrow: 844, wide: 900 } as const

let browser: Promise<Browser> | undefined

const launch = (): Promise<Browser> => {
  const { path, environment } = inject('browser')
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      // The /dev/shm of a container can be too small for Chromium.
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
}

/** Where the traces of failed journeys go: `npx playwright-core show-trace FILE` opens one. */
export const traceFolder = join(repositoryRoot, 'test-results')

/**
 * A page in a context of its own, like a person's first visit. `close` answers what its pages complained about: an
 * error in the console, a breach of the Content-Security-Policy, a request that fails.
 */
export async function openBrowserPage(wishes: PageWishes = {}): Promise<BrowserPage> {
  // A browser that crashed fails its own test, and not every one after it.
  if (browser === undefined || !(await browser).isConnected()) browser = launch()
  const width = wishes.width ?? widths.wide
  const options: BrowserContextOptions = {
    viewport: { width, height: wishes.height ?? (width < 768 ? heights.narrow : heights.wide) },
    colorScheme: wishes.dark === true ? 'dark' : 'light',
    reducedMotion: wishes.reducedMotion === true ? 'reduce' : 'no-preference',
    javaScriptEnabled: wishes.javaScript ?? true,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  }
  const context = await (await browser).newContext(options)
  // Actions, requests and console only: pictures of each step would double the time of a run.
  await context.tracing.start()
  // Nothing leaves this machine: what lies elsewhere (a map) is answered empty.
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  const complaints: string[] = []
  // Of the context: a second tab is held to the same.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (event) => complaints.push(String(event.error())))
  return {
    page,
    close: async (trace) => {
      await context.tracing.stop(trace === undefined ? {} : { path: join(traceFolder, `${trace}.zip`) })
      await context.close()
      const expected = wishes.expectedErrors ?? []
      return complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
    },
  }
}

export type Opened = { page: Page; close: () => Promise<void> }

/** For tests without the fixtures: what the page complained about fails the test when it is closed. */
export async function openPage(wishes: PageWishes = {}): Promise<Opened> {
  const { page, close } = await openBrowserPage(wishes)
  return {
    page,
    close: async () => {
      const complaints = await close()
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
    },
  }
}

/** Waits until the page's code runs. It starts at the first sign of a person, else when the page has been idle for a while. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('html[data-ready]').waitFor()
}

/** From now on the page's own time stands still, however slow the machine is; `page.clock.runFor` lets it pass. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Holds back what a page asks for at this address, as a slow connection does; answers how to let it come. That waits
 * until the page has asked: a test of something else's delay would say nothing.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  await page.route(address, async (route) => {
    asked += 1
    await gate.promise
    await route.continue()
  })
  return async () => {
    await eventually(
      () => `${asked} requests for ${address}`,
      () => asked > 0,
    )
    gate.resolve()
  }
}
