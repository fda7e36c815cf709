import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedProgram, programNamedBy } from './installed-program.ts'

export type FoundBrowser = { path: string; environment: Record<string, string> }

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser from npm, unpacked once, with the libraries that a minimal Linux lacks. */
async function fromPackage(): Promise<FoundBrowser> {
  const folder = join(tmpdir(), 'site-tests-browser')
  mkdirSync(folder, { recursive: true })
  // The package unpacks into TMPDIR; a separate folder keeps its files together.
  process.env['TMPDIR'] = folder
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  const path = await chromium.executablePath()
  const archives = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin')
  const libraries = join(await inflate(join(archives, 'al2023.tar.br')), 'lib')
  delete process.env['TMPDIR']
  return { path, environment: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: writeFontSettings(folder) } }
}

/** Lists the fonts of the machine and of the package: without a font the browser crashes at the first text. */
function writeFontSettings(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')]
  const settings = [
    ...folders.map((each) => `<dir>${each}</dir>`),
    `<cachedir>${join(folder, 'font-cache')}</cachedir>`,
  ]
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${settings.join('')}</fontconfig>`)
  return file
}

const hasPackage = process.platform === 'linux' && process.arch === 'x64'

/**
 * `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the one from npm. `packageFirst` prefers the one from npm: it is
 * Chromium's headless shell, in which the journeys take half the time of a full browser.
 */
export async function findBrowser({ packageFirst = false } = {}): Promise<FoundBrowser> {
  const named = programNamedBy('CHROMIUM_PATH')
  if (named !== undefined) return { path: named, environment: {} }
  if (packageFirst && hasPackage) return fromPackage()
  const installed = installedProgram(names, installPaths)
  if (installed !== undefined) return { path: installed, environment: {} }
  if (hasPackage) return fromPackage()
  throw new Error('The journeys need a browser: install Google Chrome or Chromium, or set CHROMIUM_PATH.')
}
