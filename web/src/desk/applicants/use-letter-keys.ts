import { useSyncExternalStore } from 'react'

const storageKey = 'desk-letter-keys'
const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

function toggle(): void {
  localStorage.setItem(storageKey, areOn() ? 'off' : 'on')
  for (const listener of listeners) listener()
}

/** Whether single letters are shortcuts. The choice is kept in this browser; search field and table share it. */
export const useLetterKeys = () => ({ hasLetters: useSyncExternalStore(onChange, areOn), toggle })
