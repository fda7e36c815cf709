import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import cdk from '../../cdk.json' with { type: 'json' }
import type { Enquiry } from '#shared/enquiry/enquiry.ts'
import { originHeader, viewerHeader } from '#shared/platform/contract/headers.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import type { Stack } from '#infra/local/stack.ts'
import { dynamoOf } from './rows.ts'

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

const batchSize = 25

/** Stores enquiries that are already e-mailed, numbered in their subjects. */
export async function storeEnquiries(
  stack: Pick<Stack, 'dynamo'>,
  { email, many }: { email: string; many: number },
): Promise<void> {
  const receivedAt = '2026-01-01T00:00:00.000Z'
  const rows = Array.from({ length: many }, (_, number) => ({
    id: `${email.split('@')[0]}-${number}`.replaceAll('.', '-'),
    email,
    receivedAt,
    attempts: 1,
    dueAt: receivedAt,
    sent: {},
    enquiry: anEnquiry({ email, subject: `Question number ${number}` }),
  }))
  for (let from = 0; from < many; from += batchSize) {
    const enquiries = rows.slice(from, from + batchSize).map((Item) => ({ PutRequest: { Item } }))
    await dynamoOf(stack).send(new BatchWriteCommand({ RequestItems: { enquiries } }))
  }
}
