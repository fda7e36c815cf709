import { useState } from 'react'

const key = 'interview-own-view'

const isStoredHidden = (): boolean => {
  try {
    return sessionStorage.getItem(key) === 'hidden'
  } catch {
    return false
  }
}

/** Whether the candidate has hidden their own picture, kept until the tab is closed. */
export function useOwnView(): { isHidden: boolean; setHidden: (isHidden: boolean) => void } {
  const [isHidden, set] = useState(isStoredHidden)
  return {
    isHidden,
    setHidden(next) {
      set(next)
      try {
        sessionStorage.setItem(key, next ? 'hidden' : 'shown')
      } catch {
        // A browser that stores nothing forgets it with the page.
      }
    },
  }
}
