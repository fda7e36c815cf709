import { useEffect } from 'react'

/**
 * What was typed and not saved, in memory alone: a page that is left by a link and opened again has it, and web storage, which
 * outlives the sign-in, never does.
 */
const unsaved = new Map<string, unknown>()

export const keepUnsaved = (key: string, typed: unknown): void => void unsaved.set(key, typed)

export const forgetUnsaved = (key: string): void => void unsaved.delete(key)

/** At the end of a sign-in. */
export const forgetAllUnsaved = (): void => unsaved.clear()

/** As it was kept: each key has one caller, which knows its type. */
export const unsavedOf = (key: string): unknown => unsaved.get(key)

/** The browser asks before the tab with unsaved text is closed or loaded again. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
