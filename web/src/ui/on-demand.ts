import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { unlessLeft } from './unless-left.ts'

export type OnDemand<Props> = FunctionComponent<Props> & {
  /** Imports the code; after a failure, it imports again. */
  load: () => Promise<unknown>
  /** The same for code that is not needed yet: if it fails, the boundary around the component shows the failure. */
  prefetch: () => void
}

/**
 * A component whose code is not part of the first load. Not `React.lazy`, which shows its fallback for a moment even
 * when the code is there.
 */
export function onDemand<Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchCode = (): Promise<ComponentType<Props>> =>
    (loading ??= unlessLeft(importCode).then((module) => (loaded = module.default)))

  // Calls no hook except `use`: see `PageContent` in `Site.tsx`.
  function OnDemandPart(props: Props) {
    return createElement(loaded ?? use(fetchCode()), props)
  }
  const load = (): Promise<unknown> =>
    fetchCode().catch((error: unknown) => {
      loading = undefined
      throw error
    })
  const prefetch = (): void => {
    load().catch(() => undefined)
  }
  return Object.assign(OnDemandPart, { load, prefetch })
}
