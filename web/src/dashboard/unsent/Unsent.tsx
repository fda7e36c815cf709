import { useEffect, useState, type ComponentType } from 'react'
import type { UnsentProps } from './UnsentNotice.tsx'

/** Fetched after the first view. Without its code nothing is said: the next visit sends what is left. */
export function Unsent(props: UnsentProps) {
  const [Part, setPart] = useState<ComponentType<UnsentProps>>()
  useEffect(() => {
    import('./UnsentNotice.tsx').then(
      ({ UnsentNotice }) => setPart(() => UnsentNotice),
      () => undefined,
    )
  }, [])
  return Part !== undefined && <Part {...props} />
}
