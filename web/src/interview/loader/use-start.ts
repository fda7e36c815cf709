import { useEffect, useState, type ComponentType } from 'react'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import type { RoomProps } from '../room/Room.tsx'
import { isSupported, partsOf } from '../lobby/browser-support.ts'
import { startFailedText } from '../start-failed.ts'
import { applyFor } from './loader-calls.ts'
import type { LoadedInterview } from './load-interview.ts'

const loadRoom = async (): Promise<ComponentType<RoomProps>> => (await import('../room/Room.tsx')).Room

type Started = { Room: ComponentType<RoomProps>; sessionId: string }

type Start = {
  started: Started | undefined
  /** The browser cannot record. Nothing was opened or submitted. */
  isUnsupported: boolean
  isStarting: boolean
  failure: string | undefined
  start: () => void
}

/** Opens the room. Its code is fetched while the candidate reads the page before it. */
export function useStart({ sessionId, asksFor }: LoadedInterview): Start {
  const [started, setStarted] = useState<Started>()
  const [isStarting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isUnsupported, setUnsupported] = useState(false)
  useEffect(() => {
    // A failure is shown by `start`, which imports the code again.
    loadRoom().catch(() => undefined)
  }, [])
  const open = async (): Promise<Started> => {
    const Room = await loadRoom()
    return { Room, sessionId: asksFor === undefined ? sessionId : await applyFor(asksFor) }
  }
  const start = (): void => {
    if (!isSupported(partsOf(globalThis))) {
      setUnsupported(true)
      return
    }
    setStarting(true)
    setFailure(undefined)
    open().then(setStarted, (error: unknown) => {
      setStarting(false)
      setFailure(error instanceof ApiRefusal && error.text !== undefined ? error.text : startFailedText)
    })
  }
  return { started, isUnsupported, isStarting, failure, start }
}
