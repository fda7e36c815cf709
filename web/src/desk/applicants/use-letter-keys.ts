import { useState } from 'react'

const name = 'desk-letter-keys'

/** Whether single letters are shortcuts, as the member has chosen in this browser. */
export function useLetterKeys() {
  const [hasLetters, setLetters] = useState(() => localStorage.getItem(name) !== 'off')
  return {
    hasLetters,
    toggle: () => {
      localStorage.setItem(name, hasLetters ? 'off' : 'on')
      setLetters(!hasLetters)
    },
  }
}
