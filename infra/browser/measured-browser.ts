import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findBrowser } from './find-browser.ts'

export type MeasuredBrowser = { port: number; close: () => Promise<void> }

/** Switches off the browser's background work and network access, so that only the measured page uses the machine. */
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

/** Starts a browser with an empty profile and a debugging port. It resolves only localhost. */
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
  const exited = once(browser, 'exit')
  const removeProfile = (): void =>
    rmSync(profile, { recursive: true, force: true, maxRetries: removalAttempts })
  for await (const line of createInterface(browser.stderr)) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (port === undefined) continue
    // Reads and discards further output, because a full pipe would block the browser.
    browser.stderr.resume()
    return {
      port: Number(port),
      close: async () => {
        browser.kill()
        await exited
        removeProfile()
      },
    }
  }
  removeProfile()
  throw new Error(`The browser ${path} ended before it opened its debugging port.`)
}
