import { useEffect, useState } from 'react'

/** Whether `isUnderway` has been true for longer than `afterMilliseconds`. */
export function useSlow(isUnderway: boolean, afterMilliseconds: number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderway) return
    const timer = setTimeout(() => setSlow(true), afterMilliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderway, afterMilliseconds])
  return isSlow
}
