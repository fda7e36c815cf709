import { useEffect, useState, type ComponentType } from 'react'
import type { Candidate } from '../use-candidate.ts'

type Props = { candidate: Candidate }

/** Fetched after the first view. If its code cannot be loaded, no notice is shown and the next visit sends the rest. */
export function Unsent(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    import('./UnsentNotice.tsx').then(({ UnsentNotice }) => setPart(() => UnsentNotice)).catch(() => {})
  }, [])
  return Part && <Part {...props} />
}
