import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/http/log.ts'
import { isShell } from '#web/site/page-files.ts'
import { pages } from '#web/site/routes.ts'
import { buildSiteIfNeeded, siteFolder } from '../local/built-site.ts'
import { openBuiltSite } from '../local/open-site.ts'
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

/** The paths the sitemap names. */
export const listedPaths = (): string[] => pages.filter(({ listed }) => listed).map(({ path }) => path)

/** The paths of all pages; a page with parameters is shown for some example of them. */
export const builtPaths = (): string[] =>
  pages.map((page) => (isShell(page) ? page.path.replaceAll(/\{\w+\}/g, 'example') : page.path))

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
