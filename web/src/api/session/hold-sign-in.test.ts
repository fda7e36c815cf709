import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, enterSession, holdSignIn, leaveSession, sessionState } from './session-state.ts'
import { storedToken } from './stored-session.ts'

const user = { id: 'u1', email: 'aisyah@example.com', name: 'Aisyah' }
const ended = { notice: 'sign-in-needed', found: 'by a call' } as const

beforeEach(() => {
  leaveSession()
  enterSession({ token: 'token-1', user })
})

test('a page that is held sees the end of its sign-in afterwards; the token is deleted at once', () => {
  const changed = vi.fn<(hasEnded: boolean) => void>()
  const release = holdSignIn(changed)
  endSession('token-1', ended)
  // The refusal of a later call, without a token.
  endSession(undefined, ended)
  expect([storedToken(), sessionState().user, sessionState().ended]).toEqual([undefined, user, undefined])
  expect(changed.mock.calls).toEqual([[true]])
  release()
  expect(sessionState()).toMatchObject({ user: undefined, ended })
})

test('a sign-in in the meantime takes the place of the one that has ended', () => {
  const changed = vi.fn<(hasEnded: boolean) => void>()
  const release = holdSignIn(changed)
  endSession('token-1', ended)
  enterSession({ token: 'token-2', user })
  expect(changed.mock.calls).toEqual([[true], [false]])
  release()
  expect(sessionState()).toMatchObject({ user, ended: undefined })
})

test("another candidate's sign-in is seen at once", () => {
  const release = holdSignIn(() => {})
  enterSession({ token: 'token-3', user: { ...user, id: 'u2' } })
  expect(sessionState().user?.id).toBe('u2')
  release()
  expect(sessionState().user?.id).toBe('u2')
})

test('a sign-out is seen at once', () => {
  const release = holdSignIn(() => {})
  leaveSession()
  expect(sessionState().user).toBeUndefined()
  release()
})

test('without a hold the end is seen at once, also after an earlier hold', () => {
  holdSignIn(() => {})()
  endSession('token-1', ended)
  expect(sessionState()).toMatchObject({ user: undefined, ended })
})
