import { useState } from 'react'
import { permitted } from '../../api/permitted-storage.ts'

const key = 'interview-own-view'

/** Whether the candidate has hidden their own video, kept until the tab is closed. */
export function useOwnView(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const [isHidden, set] = useState(
    () => permitted('sessionStorage', (storage) => storage.getItem(key)) === 'hidden',
  )
  return {
    isHidden,
    setHidden(next) {
      set(next)
      permitted('sessionStorage', (storage) => storage.setItem(key, next ? 'hidden' : 'shown'))
    },
  }
}
