import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findBrowser } from './find-browser.ts'

export type MeasuredBrowser = { port: number; close: () => Promise<void> }

/** Nothing but the page under measurement may use the machine or the network. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-component-extensions-with-background-pages',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--disable-features=Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,AutofillServerCommunication',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

const removalAttempts = 10

/** A browser with an empty profile that a program steers by its debugging port. No other host exists for it. */
export async function openMeasuredBrowser(): Promise<MeasuredBrowser> {
  const { path, environment } = await findBrowser()
  const profile = mkdtempSync(join(tmpdir(), 'site-browser-'))
  const browser = spawn(
    path,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const gone = once(browser, 'exit')
  const removeProfile = (): void =>
    rmSync(profile, { recursive: true, force: true, maxRetries: removalAttempts })
  for await (const line of createInterface(browser.stderr)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    // What it complains about later is read and dropped: a full pipe would stop it.
    browser.stderr.resume()
    return {
      port: Number(port),
      close: async () => {
        browser.kill()
        await gone
        removeProfile()
      },
    }
  }
  removeProfile()
  throw new Error(`The browser ${path} ended before it could be used.`)
}
