import { createCheckedClient } from '#shared/platform/contract/checked-client.ts'
import type { Client, Send } from '#shared/platform/contract/client.ts'
import { auth } from '#shared/account/auth/auth.ts'
import { contact } from '#shared/enquiry/contract/contact.ts'
import { recruiting } from '#shared/desk/contract/recruiting.ts'
import { createSend } from './send.ts'
import type { Target } from './target.ts'

const enquiries = { retry: contact.retry } as const
const candidates = { exportCandidate: auth.exportCandidate, eraseCandidate: auth.eraseCandidate } as const

/** The endpoints that recruiters call. */
export const recruiterEndpoints = { ...recruiting, ...enquiries, ...candidates } as const

export type RecruiterApi = Client<typeof recruiterEndpoints>

export const recruiterApi = (send: Send): RecruiterApi => createCheckedClient(recruiterEndpoints, send)

/** The AWS packages are imported for deployed stacks only. */
export async function openApi(target: Target): Promise<RecruiterApi> {
  if (target.kind === 'local') return recruiterApi(createSend({ origin: target.origin }))
  const origin =
    target.kind === 'deployed'
      ? target.origin
      : await (await import('./stack-outputs.ts')).gatewayOfStack(target.name)
  const { signer } = await import('./signature.ts')
  return recruiterApi(createSend({ origin, sign: signer(origin) }))
}
