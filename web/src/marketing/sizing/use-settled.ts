import { useEffect, useState } from 'react'

const settledMilliseconds = 900

/** A text that has not changed for `settledMilliseconds`; empty until the first change. */
export function useSettled(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (text === first && settled === '') return
    const timer = setTimeout(() => setSettled(text), settledMilliseconds)
    return () => clearTimeout(timer)
  }, [text, first, settled])
  return settled
}
