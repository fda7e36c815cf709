import cdk from '../../cdk.json' with { type: 'json' }
import type { Enquiry } from '#shared/domain/enquiry.ts'
import { originHeader, viewerHeader } from '#shared/contract/headers.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'

export const anEnquiry = (change: Partial<Enquiry> = {}): Enquiry => ({
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@example.com',
  company: 'Rahman Logistics',
  jobTitle: 'Head of Data',
  subject: 'Eight H100 nodes',
  enquiryType: 'GPU Computing Solutions',
  gpuTypes: ['Nvidia HGX H100'],
  message: 'We would like to lease eight nodes for three months.',
  agreesToMarketing: false,
  ...change,
})

type Caller = { address?: string; idempotencyKey?: string; headers?: Record<string, string> }

/** The headers of a request behind the edge: API key, origin secret and the caller's IP address. */
export const behindTheEdge = ({ address = '198.51.100.1', idempotencyKey, headers }: Caller = {}): Record<
  string,
  string
> => ({
  'content-type': 'application/json',
  'x-api-key': cdk.context.apiKeys[0] ?? '',
  [originHeader]: localOriginSecret,
  [viewerHeader]: address,
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  ...headers,
})

/** Sends an enquiry as the edge passes it on to the gateway. */
export async function sendEnquiry(gateway: string, body: unknown, caller: Caller = {}) {
  const response = await fetch(`${gateway}/api/contact`, {
    method: 'POST',
    headers: behindTheEdge(caller),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}
