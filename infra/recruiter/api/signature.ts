import { defaultProvider } from '@aws-sdk/credential-provider-node'
import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { UsageError } from '../usage-error.ts'
import type { Sign } from './send.ts'

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** The stack is always deployed there. */
const usualRegion = 'ap-southeast-2'

/** The region in the name of a gateway's host. */
export const regionOf = (origin: string): string =>
  /\.execute-api\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/.exec(new URL(origin).hostname)?.[1] ?? usualRegion

/** Signs calls of a gateway with the caller's AWS credentials. */
export function signer(origin: string, credentials: () => Promise<Credentials> = foundCredentials): Sign {
  const signature = new SignatureV4({
    service: 'execute-api',
    region: regionOf(origin),
    credentials,
    sha256: Sha256,
  })
  return async ({ method, url, headers, body }) => {
    const signed = await signature.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host },
      ...(body === undefined ? {} : { body }),
    })
    // fetch writes the host itself.
    const { host: _, ...rest } = signed.headers
    return rest
  }
}

/** Environment, profile, single sign-on, role of the machine: wherever the AWS command line finds them, too. */
async function foundCredentials(): Promise<Credentials> {
  try {
    return await defaultProvider()()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`No AWS credentials: ${reason}. Set AWS_PROFILE, or sign in with "aws sso login".`)
  }
}
