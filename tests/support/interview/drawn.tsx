import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { Lobby } from '#web/interview/lobby/Lobby.tsx'
import type { LobbyCommands, LobbyView } from '#web/interview/lobby/lobby-view.ts'
import { lobbyViewOf } from '#web/interview/room/lobby-view.ts'
import type { aRoom } from './a-room.ts'

/** The text that a component draws, with a space between its elements. */
export const textIn = (drawn: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

export const nothing = (): void => {}

const commands = (): LobbyCommands => ({
  grantAccess: nothing,
  selectDevice: nothing,
  onLevel: () => nothing,
  setWillType: nothing,
  pressStart: nothing,
  dismissStart: nothing,
  confirmStart: nothing,
  cancel: nothing,
  retry: nothing,
  refresh: nothing,
  retake: nothing,
  leave: nothing,
  practise: nothing,
})

export type Room = ReturnType<typeof aRoom>

/** The lobby of a room as its state is. */
export const lobbyOf = (room: Room, change: Partial<LobbyView> = {}): string =>
  textIn(
    <Lobby
      view={{
        ...lobbyViewOf(room.room.getState(), { jobTitle: 'Storage Engineer', kind: 'interview' }),
        ...change,
      }}
      commands={commands()}
    />,
  )
