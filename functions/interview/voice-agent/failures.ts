import type { RefusalDetails } from '#shared/platform/contract/errors.ts'
import type { Failure } from '../external/pipecat.ts'

export type Refused<Code extends string> = { kind: 'refused'; code: Code; details?: RefusalDetails }

/** The refusal of this API for a failure of the provider. */
export type ProviderRefusal = Refused<'interviewer_busy' | 'interviewer_unavailable' | 'interviewer_refused'>

/** Until a provider that failed may work again. */
const unavailableSeconds = 5

export const unavailable: ProviderRefusal = {
  kind: 'refused',
  code: 'interviewer_unavailable',
  details: { retryAfterSeconds: unavailableSeconds },
}

export function refusalOf(failure: Failure): ProviderRefusal {
  switch (failure.kind) {
    case 'busy':
      return {
        kind: 'refused',
        code: 'interviewer_busy',
        details: { retryAfterSeconds: failure.retryAfterSeconds },
      }
    case 'unavailable':
      return unavailable
    case 'refused':
      return { kind: 'refused', code: 'interviewer_refused' }
  }
}
