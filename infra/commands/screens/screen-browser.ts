import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core'
import { findBrowser } from '../../browser/find-browser.ts'

/** A browser whose camera shows a video or Chromium's test signal. It resolves only localhost. */
export async function openScreenBrowser(cameraVideo?: string): Promise<Browser> {
  const { path: executablePath, environment } = await findBrowser()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(cameraVideo === undefined ? [] : [`--use-file-for-fake-video-capture=${cameraVideo}`]),
    ],
  })
}

/** A visitor in Malaysia. With reduced motion, because elements that fade in on scrolling would be missing. */
export const openScreen = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    ...options,
  })
