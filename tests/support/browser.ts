import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { eventually } from './eventually.ts'

export type BrowserPage = {
  page: Page
  /** Closes the context and returns the errors that its pages logged or threw. With a name, saves the trace under it. */
  close: (trace?: string) => Promise<string[]>
}

export type PageWishes = {
  width?: number
  height?: number
  dark?: boolean
  javaScript?: boolean
  reducedMotion?: boolean
  /** A touch screen, for `tap`. */
  touch?: boolean
  /** Console errors that the journey causes on purpose. */
  expectedErrors?: readonly RegExp[]
}

/** The widths of windows in tests. */
export const widths = { narrow: 390, wide: 1280 } as const

const heights = { narrow: 844, wide: 900 } as const

let browser: Promise<Browser> | undefined

const sharedMemoryFolder = '/dev/shm'
const browserSharedMemoryBytes = 512 * 1024 * 1024

/**
 * Without /dev/shm, Chromium shares memory between its processes through files in /tmp, which takes 4 % more processor
 * time. The /dev/shm of a container can be too small for that.
 */
function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemoryFolder)) return false
  const { bavail, bsize } = statfsSync(sharedMemoryFolder)
  return bavail * bsize >= browserSharedMemoryBytes
}

const launch = (): Promise<Browser> => {
  const { path, environment } = inject('browser')
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // No request leaves this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      // The recorder encodes each frame by software; with the default of 20 a call takes a third more processor time.
      '--use-fake-device-for-media-stream=fps=5',
      '--use-fake-ui-for-media-stream',
    ],
  })
}

/** The folder for traces of failed journeys: `npx playwright-core show-trace FILE` opens one. */
const traceFolder = join(repositoryRoot, 'test-results')

/**
 * A page in its own browser context, like a first visit. Errors are those in the console (violations of the
 * Content-Security-Policy and failed requests included) and uncaught exceptions.
 */
export async function openBrowserPage(wishes: PageWishes = {}): Promise<BrowserPage> {
  // After a crash a new browser is launched, so that only the test with the crash fails.
  if (browser === undefined || !(await browser).isConnected()) browser = launch()
  const width = wishes.width ?? widths.wide
  const options: BrowserContextOptions = {
    viewport: { width, height: wishes.height ?? (width < 768 ? heights.narrow : heights.wide) },
    colorScheme: wishes.dark === true ? 'dark' : 'light',
    reducedMotion: wishes.reducedMotion === true ? 'reduce' : 'no-preference',
    javaScriptEnabled: wishes.javaScript ?? true,
    hasTouch: wishes.touch === true,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  }
  const context = await (await browser).newContext(options)
  // The trace has actions, requests and console: with screenshots a run takes twice the time.
  await context.tracing.start()
  const page = await context.newPage()
  const complaints: string[] = []
  // Listens to the context, so that errors in a second tab count too.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', (event) => complaints.push(String(event.error())))
  return {
    page,
    close: async (trace) => {
      await context.tracing.stop(trace === undefined ? {} : { path: join(traceFolder, `${trace}.zip`) })
      const expected = wishes.expectedErrors ?? []
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
      // A route whose request is still under way would reject outside of any test.
      await Promise.all(
        context.pages().map((each) => each.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)),
      )
      await context.close()
      return unexpected
    },
  }
}

export type Opened = { page: Page; close: () => Promise<void> }

/** For tests without the fixtures: `close` throws when the page logged or threw an error. */
export async function openPage(wishes: PageWishes = {}): Promise<Opened> {
  const { page, close } = await openBrowserPage(wishes)
  return {
    page,
    close: async () => {
      const complaints = await close()
      if (complaints.length > 0) throw new Error(`The page logged or threw errors:\n${complaints.join('\n')}`)
    },
  }
}

/** Waits until the page is hydrated; the event starts hydration on pages that wait until the browser is idle. */
export async function whenReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focusin')))
  await page.locator('html[data-ready]').waitFor()
}

/**
 * Stops the page's clock, so that timers do not depend on the machine's speed; `page.clock.runFor` advances it. Call it
 * before the page sends a request: while Playwright installs its clock the page reads a time in 1970, and the pause
 * jumps a minute ahead, which aborts requests that run.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Delays the page's requests for this URL, as a slow connection does, until the returned function is called. That
 * function first waits for a request, so that the test has delayed one.
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
