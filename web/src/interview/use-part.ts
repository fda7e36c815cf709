import { useEffect, useState, type ComponentType } from 'react'

type Opened<Props> = {
  /** Undefined until it was opened and its code has been fetched. */
  Part: ComponentType<Props> | undefined
  /** Its code could not be fetched; `open` fetches it again. */
  hasFailed: boolean
  open: () => void
  close: () => void
}

type Wishes = {
  /** Its code is fetched before it is opened, because the connection may be lost by then. */
  isFetchedAhead?: boolean
}

/** A part of the page whose code is not needed for its first view. */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isFetchedAhead = false }: Wishes = {},
): Opened<Props> {
  const [opened, setOpened] = useState<{ Part: ComponentType<Props> }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isFetchedAhead) load().catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- the function is a constant of its module
  }, [])
  const open = (): void => {
    setFailed(false)
    load().then(
      (Part) => setOpened({ Part }),
      () => setFailed(true),
    )
  }
  return { Part: opened?.Part, hasFailed, open, close: () => setOpened(undefined) }
}
