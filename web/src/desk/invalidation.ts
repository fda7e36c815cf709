import { useSyncExternalStore } from 'react'
import type { recruitingApi } from './desk-api.ts'

type EndpointName = keyof typeof recruitingApi

/** How often each endpoint's answers have changed in this tab. SWR's `mutate` with a filter of keys does not reach lists in pages. */
const changes = new Map<EndpointName, number>()
const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has the answers of an endpoint loaded again where they are shown, and before they are shown anywhere else. */
export function invalidate(endpoint: EndpointName): void {
  changes.set(endpoint, (changes.get(endpoint) ?? 0) + 1)
  for (const listener of listeners) listener()
}

/** A part of the keys of an endpoint's answers, which `invalidate` changes. */
export const useVersion = (endpoint: EndpointName): number =>
  useSyncExternalStore(onChange, () => changes.get(endpoint) ?? 0)
