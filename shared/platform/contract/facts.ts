import type { Endpoint, Group } from './endpoint.ts'
import { audienceErrors, errors, universalErrors, type ErrorCode } from './errors.ts'

/**
 * What a client needs to call an endpoint, as plain data. Pages import it instead of the contract, whose schemas need zod;
 * `web/build-data.ts` computes it during the build.
 */
export type Facts<E extends Endpoint = Endpoint> = Pick<
  Endpoint,
  'method' | 'path' | 'bodyKind' | 'on401'
> & {
  /** The status of each code that a call can be refused with: the endpoint's own codes first, then the runtime's. */
  readonly refusals: Readonly<Partial<Record<ErrorCode, number>>>
  /** Never set: carries the types of the endpoint's request and answer. */
  readonly types?: E
}

export type FactsOf<G extends Group> = { readonly [K in keyof G]: Facts<G[K]> }

/** Every code an endpoint can answer: its own, its audience's and the runtime's. */
export const codesOf = (endpoint: Endpoint): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...(endpoint.errors ?? []), ...audienceErrors[endpoint.auth], ...universalErrors]),
]

export const factsOf = <E extends Endpoint>(endpoint: E): Facts<E> => {
  const { method, path, bodyKind, on401 } = endpoint
  return {
    method,
    path,
    ...(bodyKind === undefined ? {} : { bodyKind }),
    ...(on401 === undefined ? {} : { on401 }),
    refusals: Object.fromEntries(codesOf(endpoint).map((code) => [code, errors[code].status])),
  }
}

export const groupFacts = <const G extends Group>(group: G): FactsOf<G> =>
  Object.fromEntries(Object.entries(group).map(([name, endpoint]) => [name, factsOf(endpoint)])) as FactsOf<G>
