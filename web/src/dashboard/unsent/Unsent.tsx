import { useEffect, useState, type ComponentType } from 'react'
import type { Candidate } from '../use-candidate.ts'

type Props = { candidate: Candidate }

/** Fetched after the first view. Without its code nothing is said: the next visit sends what is left. */
export function Unsent(props: Props) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    import('./UnsentNotice.tsx').then(({ UnsentNotice }) => setPart(() => UnsentNotice)).catch(() => {})
  }, [])
  return Part && <Part {...props} />
}
