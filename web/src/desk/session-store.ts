import { useSyncExternalStore } from 'react'
import { unload } from 'swr'
import { isOtherMember, nextSession, type DeskSession, type DeskSessionEvent } from './desk-session.ts'
import { forgetAllUnsaved } from './unsaved.ts'

let session: DeskSession = { name: 'asking' }
const listeners = new Set<() => void>()

export const deskSession = (): DeskSession => session

export function dispatchSession(event: DeskSessionEvent): void {
  const before = session
  session = nextSession(before, event)
  if (session === before) return
  const isOther = event.type === 'signed_in' && isOtherMember(before, event.member)
  // Answers of the API and unsaved text stay in memory only as long as the member's sign-in.
  if (session.name === 'out' || isOther) {
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
