import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { createLog } from '#functions/http/log.ts'
import { pagesOf } from '../edge/pages.ts'
import { htmlFilesIn } from '../edge/source.ts'
import { buildSiteIfNeeded, siteFolder } from '../local/site/built-site.ts'
import { openBuiltSite } from '../local/site/open-site.ts'
import { startStack } from '../local/stack.ts'

export type BuiltProduct = { site: string; close: () => Promise<void> }

const anyPorts = { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 }

/** What the command prints stays its own; only what went wrong is said besides. */
const complain = (line: string): void => {
  if (!line.includes('"level":"info"')) process.stderr.write(line)
}

/** The product of today's sources on free ports, with nothing in its tables, for a command that looks at pages. */
export async function startBuiltProduct(): Promise<BuiltProduct> {
  buildSiteIfNeeded()
  const directory = mkdtempSync(join(tmpdir(), 'site-product-'))
  const openSite = openBuiltSite(siteFolder)
  const stack = await startStack({
    directory,
    ports: anyPorts,
    openSite,
    world: { log: createLog({}, complain) },
  })
  return {
    site: stack.site,
    close: async () => {
      await stack.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The addresses the built site tells search engines of. */
export const listedPaths = (): string[] =>
  [...readFileSync(join(siteFolder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )

/** The addresses of the built site's pages, each at home at one; other names of a page are left out. */
export const builtPaths = (): string[] =>
  Object.entries(pagesOf(htmlFilesIn(siteFolder)).exact)
    .filter(([path, file]) => file === posix.join(path, 'index.html'))
    .map(([path]) => path)

/** The paths somebody asked for, or all. */
export function chosenFrom(
  paths: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  const unknown = wanted?.filter((path) => !paths.includes(path)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join(', ')}. There are: ${paths.join(' ')}`)
  return wanted ?? paths
}
