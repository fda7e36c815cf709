import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deploys new assets into the folder of a site as a deployment does: new files beside the old ones, then the pages. Open tabs still
 * request the old files.
 */
export function release(folder: string, name: string): void {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js') && !file.includes('-release'))
  for (const file of scripts)
    cpSync(join(assets, file), join(assets, file.replace('.js', `-release${name}.js`)))
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!entry.endsWith('.html')) continue
    const file = join(folder, entry)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(-release\w+)?\.js"/g, `-release${name}.js"`))
  }
}

/** The scripts of a page, which an open tab may still request. */
export const scriptsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)),
]
