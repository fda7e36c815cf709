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

/** Prints warnings and errors only, so that the command's own output stays readable. */
const complain = (line: string): void => {
  if (!line.includes('"level":"info"')) process.stderr.write(line)
}

/** Builds and starts the product on free ports with empty tables, for a command that opens its pages. */
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

/** The requested paths, or all. */
export function chosenFrom(
  paths: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  const unknown = wanted?.filter((path) => !paths.includes(path)) ?? []
  if (unknown.length > 0)
    throw new Error(`There is no page ${unknown.join(', ')}. There are: ${paths.join(' ')}`)
  return wanted ?? paths
}
