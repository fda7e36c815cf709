import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/observability/log.ts'
import { pages } from '#web/site/routes.ts'
import { importFirstJobs } from '../local/first-jobs.ts'
import {
  buildSiteIfNeeded,
  buildSiteWithSampleFacts,
  rendererFolder,
  siteFolder,
} from '../local/site/built-site.ts'
import { openBuiltSite } from '../local/site/open-site.ts'
import { startStack, type Stack } from '../local/stack.ts'

export type BuiltProduct = Pick<Stack, 'site' | 'dynamo' | 's3' | 'ses'> & {
  directory: string
  close: () => Promise<void>
}

const anyPorts = { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 }

/** Prints warnings and errors only, so that the command's own output stays readable. */
const complain = (line: string): void => {
  if (!line.includes('"level":"info"')) process.stderr.write(line)
}

/**
 * Builds and starts the product on free ports with the sample positions, for a command that opens its pages. `sampleFacts`:
 * with an invented fact of the company in every slot.
 */
export async function startBuiltProduct({ sampleFacts = false } = {}): Promise<BuiltProduct> {
  if (sampleFacts) buildSiteWithSampleFacts()
  else buildSiteIfNeeded()
  const directory = mkdtempSync(join(tmpdir(), 'site-product-'))
  const openSite = openBuiltSite(siteFolder)
  const stack = await startStack({
    directory,
    ports: anyPorts,
    openSite,
    rendererFolder,
    world: { log: createLog({}, complain) },
  })
  await importFirstJobs(directory, stack.site, new Date())
  return {
    site: stack.site,
    dynamo: stack.dynamo,
    s3: stack.s3,
    ses: stack.ses,
    directory,
    close: async () => {
      await stack.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A sample position with each part that a position's page can have. */
const examples: Readonly<Record<string, string>> = { jobId: 'gpu-platform-engineer', sessionId: 'example' }

const exampleOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? 'example')

/** The paths the sitemap names, and that of a position. */
export const listedPaths = (): string[] => [
  ...pages.filter(({ listed }) => listed).map(({ path }) => path),
  exampleOf('/careers/{jobId}'),
]

/** The paths of all pages; a page with parameters is shown for some example of them. */
export const builtPaths = (): string[] => pages.map(({ path }) => exampleOf(path))

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
