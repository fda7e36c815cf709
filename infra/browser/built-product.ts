import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '#functions/platform/log/log.ts'
import { pages } from '#web/site/routes.ts'
import { UsageError } from '../arguments.ts'
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
const printProblems = (line: string): void => {
  if (!line.includes('"level":"info"')) process.stderr.write(line)
}

/**
 * Builds and starts the product on free ports with the sample positions, for a command that opens its pages. `sampleFacts`
 * fills every slot for facts of the company with invented ones.
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
    world: { log: createLog({}, printProblems) },
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

/** The sample position whose page has every optional part. */
const examples: Readonly<Record<string, string>> = { jobId: 'gpu-platform-engineer', sessionId: 'example' }

const exampleOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? 'example')

/** The paths of the sitemap and of one position. */
export const listedPaths = (): string[] => [
  ...pages.filter(({ listed }) => listed).map(({ path }) => path),
  exampleOf('/careers/{jobId}'),
]

/** The paths of all pages, with example values for parameters. */
export const builtPaths = (): string[] => pages.map(({ path }) => exampleOf(path))

export function chosenFrom(
  paths: readonly string[],
  names: readonly string[] | undefined,
): readonly string[] {
  const unknown = names?.filter((path) => !paths.includes(path)) ?? []
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join(', ')}. There are: ${paths.join(' ')}`)
  return names ?? paths
}
