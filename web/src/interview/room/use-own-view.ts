import { useState } from 'react'
import { permitted } from '../../api/permitted-storage.ts'

const key = 'interview-own-view'

/** Whether the candidate has hidden their own video, kept until the tab is closed. */
export function useOwnView(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const [isHidden, set] = useState(
    () => permitted('sessionStorage', (kept) => kept.getItem(key)) === 'hidden',
  )
  return {
    isHidden,
    setHidden(next) {
      set(next)
      permitted('sessionStorage', (kept) => kept.setItem(key, next ? 'hidden' : 'shown'))
    },
  }
}
