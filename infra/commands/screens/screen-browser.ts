import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { findBrowser } from '../../browser/find-browser.ts'

/** A browser whose camera shows a film, or else Chromium's test signal. It reaches no other machine. */
export async function openScreenBrowser(film?: string): Promise<Browser> {
  const { path: executablePath, environment } = await findBrowser()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`]),
    ],
  })
}

/** A visitor in Malaysia. Elements that fade in on scrolling would be missing, so motion is reduced. */
export const openScreen = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    ...options,
  })
