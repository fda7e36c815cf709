import { useEffect } from 'react'

/** Unsaved text, by page. It is kept in memory, which survives navigations; web storage would outlive the sign-in. */
const unsaved = new Map<string, unknown>()

export const keepUnsaved = (key: string, typed: unknown): void => void unsaved.set(key, typed)

export const forgetUnsaved = (key: string): void => void unsaved.delete(key)

export const forgetAllUnsaved = (): void => unsaved.clear()

/** The caller knows the type: each key has one caller. */
export const unsavedOf = (key: string): unknown => unsaved.get(key)

/** Lets the browser ask before a tab with unsaved text is closed or reloaded. */
export function useLeaveWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
