import { createElement, use, type ComponentType, type FunctionComponent } from 'react'

export type OnDemand<Props> = FunctionComponent<Props> & { prefetch: () => void }

/**
 * A component whose code is not part of the first load. Not `React.lazy`, which shows its fallback for a moment even
 * when the code is there.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchCode = (): Promise<ComponentType<Props>> =>
    (loading ??= load().then((module) => (loaded = module.default)))

  function OnDemandPart(props: Props) {
    return createElement(loaded ?? use(fetchCode()), props)
  }
  const prefetch = (): void => {
    // The boundary around the component shows the failure when the component is rendered.
    fetchCode().catch(() => {
      loading = undefined
    })
  }
  return Object.assign(OnDemandPart, { prefetch })
}
