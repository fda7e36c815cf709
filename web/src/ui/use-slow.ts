import { useEffect, useState } from 'react'

/** Whether something has been under way for so long that the page should say so. */
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
