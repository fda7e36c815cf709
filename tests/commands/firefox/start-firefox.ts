import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { installedProgram, programNamedBy } from '#infra/browser/installed-program.ts'

export type Firefox = { url: string; close: () => Promise<void> }

/** `FIREFOX_PATH`, else an installed Firefox. */
export const findFirefox = (): string | undefined =>
  programNamedBy('FIREFOX_PATH') ??
  installedProgram(
    ['firefox', 'firefox-esr'],
    [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
    ],
  )

/** The discard port, on which no server listens: connections to it fail immediately. */
const closedPort = 9

const preferences = {
  // A camera and a microphone that need no permission.
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  // Requests to other hosts (updates, the map) go to a proxy that does not exist; requests to localhost use no proxy.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': closedPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': closedPort,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  // A click does not wait for the end of animations.
  'ui.prefersReducedMotion': 1,
} as const

const removalAttempts = 10

/** Starts a headless Firefox with an empty profile, and reads the URL at which it speaks WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const exited = once(browser, 'exit')
  const close = async (): Promise<void> => {
    browser.kill()
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: removalAttempts })
  }
  for await (const line of createInterface(browser.stderr)) {
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    // Reads and discards further output, because a full pipe would block the browser.
    browser.stderr.resume()
    return { url: `${url}/session`, close }
  }
  await close()
  throw new Error(`${path} ended before it listened for WebDriver BiDi.`)
}
