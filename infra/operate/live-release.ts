import { apiKeyHeader } from '#shared/platform/contract/headers.ts'
import { releaseIn } from '../deploy/release.ts'
import type { Template } from '../deploy/template.ts'

type Live = {
  siteUrl: string
  /** The last one is accepted also while a newer one is not deployed yet. */
  apiKeys: readonly string[]
  deployed: Template
}

const commitPattern = /^[0-9a-f]{7,40}(?=\+?$)/

/** The commit that is live: as the health check answers it, or, where a bad release answers nothing, as the stack names it. */
export async function liveRelease({ siteUrl, apiKeys, deployed }: Live): Promise<string> {
  const commit = commitPattern.exec((await answered(siteUrl, apiKeys)) ?? releaseIn(deployed) ?? '')?.[0]
  if (commit === undefined)
    throw new Error('Neither /api/health nor the stack names the live commit. Name a release with --to.')
  return commit
}

const answerMilliseconds = 10_000

async function answered(siteUrl: string, apiKeys: readonly string[]): Promise<string | undefined> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, {
      headers: { [apiKeyHeader]: apiKeys.at(-1) ?? '' },
      signal: AbortSignal.timeout(answerMilliseconds),
    })
    const body = (await response.json()) as { data?: { release?: string } }
    return body.data?.release
  } catch {
    return undefined
  }
}
