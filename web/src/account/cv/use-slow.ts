import { useEffect, useState } from 'react'

const slowMilliseconds = 5000

/** Whether something has been under way for so long that it should be said. */
export function useSlow(isUnderway: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderway) return
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderway])
  return isSlow
}
