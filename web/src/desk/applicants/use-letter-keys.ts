import { useState } from 'react'

const storageKey = 'desk-letter-keys'

/** Whether single letters are shortcuts. The choice is kept in this browser. */
export function useLetterKeys() {
  const [hasLetters, setLetters] = useState(() => localStorage.getItem(storageKey) !== 'off')
  return {
    hasLetters,
    toggle: () => {
      localStorage.setItem(storageKey, hasLetters ? 'off' : 'on')
      setLetters(!hasLetters)
    },
  }
}
