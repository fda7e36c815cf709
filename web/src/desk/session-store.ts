import { useSyncExternalStore } from 'react'
import { unload } from 'swr'
import { isSomebodyElse, nextSession, type DeskSession, type DeskSessionEvent } from './desk-session.ts'
import { forgetAllUnsaved } from './unsaved.ts'

let session: DeskSession = { name: 'asking' }
const listeners = new Set<() => void>()

export const deskSession = (): DeskSession => session

export function tellSession(event: DeskSessionEvent): void {
  const before = session
  session = nextSession(before, event)
  if (session === before) return
  const isAnother = event.type === 'signed_in' && isSomebodyElse(before, event.member)
  // What one member was told stays in memory only as long as the sign-in.
  if (session.name === 'out' || isAnother) {
    unload({ revalidate: false })
    forgetAllUnsaved()
  }
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDeskSession = (): DeskSession => useSyncExternalStore(onChange, deskSession)
