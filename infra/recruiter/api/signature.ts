import { defaultProvider } from '@aws-sdk/credential-provider-node'
import { Sha256 } from '@smithy/core/checksum'
import { SignatureV4 } from '@smithy/signature-v4'
import { UsageError } from '../usage-error.ts'
import type { Sign } from './send.ts'

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** The region of the stack, for a gateway with a domain of its own. */
const defaultRegion = 'ap-southeast-2'

export const regionOf = (origin: string): string =>
  /\.execute-api\.([a-z0-9-]+)\.amazonaws\.com(?:\.cn)?$/.exec(new URL(origin).hostname)?.[1] ?? defaultRegion

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
    // fetch sets the host header itself.
    const { host: _, ...rest } = signed.headers
    return rest
  }
}

/** Finds credentials where the AWS command line does: environment, profile, single sign-on, role of the machine. */
async function foundCredentials(): Promise<Credentials> {
  try {
    return await defaultProvider()()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UsageError(`No AWS credentials: ${reason}. Set AWS_PROFILE, or sign in with "aws sso login".`)
  }
}
