import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Send } from '#shared/platform/contract/client.ts'
import type { Unauthorized } from '#shared/platform/contract/endpoint.ts'
import { createSend } from '../http.ts'
import { createKeeper } from './session-keeper.ts'
import { createSessionSend } from './session-send.ts'
import { enterSession, leaveSession, onSessionChange, sessionState } from './session-state.ts'
import { replaceToken, storedToken } from './stored-session.ts'
import { hourSeconds } from '#shared/platform/durations.ts'

const user = { id: 'u1', email: 'aisyah@example.com', name: 'Aisyah' }

const tokenFrom = (secondsAgo: number, name: string): string => {
  const iat = Math.floor(Date.now() / 1000) - secondsAgo
  const claims = Buffer.from(JSON.stringify({ iat, exp: iat + hourSeconds, name })).toString('base64url')
  return `header.${claims}.signature`
}

const fresh = tokenFrom(0, 'fresh')
const runOut = tokenFrom(2 * hourSeconds, 'run out')

type Answer = { status: number; body?: unknown }
let answer: (path: string, token: string | undefined) => Answer | Promise<Answer>
let calls: string[] = []
let server: Server
let sessionSend: Send

const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = (request.url ?? '').replace('/api', '')
  calls.push(path)
  const { status, body = {} } = await answer(path, request.headers.authorization?.replace('Bearer ', ''))
  response.writeHead(status).end(JSON.stringify(body))
}

beforeEach(async () => {
  server = createServer((request, response) => void reply(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const overHttp = createSend({ origin, apiKey: 'the key' })
  const keeper = createKeeper(overHttp)
  sessionSend = createSessionSend(overHttp, async () => keeper)
  // Node has no window to dispatch events.
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  calls = []
  leaveSession()
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const send = (path: string, on401: Unauthorized = 'sign-in-needed') =>
  sessionSend({
    method: 'GET',
    address: `/api${path}`,
    body: undefined,
    bodyKind: 'json',
    headers: {},
    on401,
  })

const signedInWith = (token: string): void => enterSession({ token, user })

describe('a sign-in', () => {
  test.each([400, 403, 404, 409, 422, 429, 500, 502, 503])(
    'is not ended by the answer %i',
    async (status) => {
      signedInWith(fresh)
      answer = () => ({ status })
      expect(await send('/auth/me')).toMatchObject({ status })
      expect(storedToken()).toBe(fresh)
      expect(sessionState().user).toEqual(user)
    },
  )

  test('is not ended when the connection breaks', async () => {
    signedInWith(fresh)
    answer = () => {
      server.closeAllConnections()
      return { status: 200 }
    }
    await expect(send('/auth/me')).rejects.toMatchObject({ status: 0 })
    expect(storedToken()).toBe(fresh)
  })

  test('is not ended by a 401 about the entered credentials', async () => {
    signedInWith(fresh)
    answer = () => ({ status: 401, body: { detail: 'Invalid email or password' } })
    expect(await send('/auth/login', 'stay')).toMatchObject({ status: 401 })
    expect(storedToken()).toBe(fresh)
  })

  test.each(['sign-in-needed', 'session-expired'] as const)(
    'is ended by any other 401 with the notice %s, once for all calls under way',
    async (notice) => {
      signedInWith(fresh)
      answer = () => ({ status: 401 })
      const changed = vi.fn<() => void>()
      const stop = onSessionChange(changed)
      const answers = await Promise.all([send('/auth/me', notice), send('/auth/me', notice)])
      stop()
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
      expect(changed).toHaveBeenCalledTimes(1)
      expect(sessionState()).toEqual({
        isRestored: true,
        isLeftByLink: false,
        user: undefined,
        ended: { notice, found: 'by a call' },
      })
      expect(storedToken()).toBeUndefined()
    },
  )

  test('with a newer token than the refused one is kept: the call is sent again, once', async () => {
    const newer = tokenFrom(0, 'newer')
    signedInWith(fresh)
    answer = (_, token) => {
      replaceToken(fresh, newer)
      return token === newer ? { status: 200, body: { ok: true } } : { status: 401 }
    }
    expect(await send('/auth/me')).toEqual({ status: 200, body: { ok: true } })
    expect(calls).toHaveLength(2)
    expect(storedToken()).toBe(newer)
  })

  test('ends when the newer token is refused as well', async () => {
    const newer = tokenFrom(0, 'newer')
    signedInWith(fresh)
    answer = () => {
      replaceToken(fresh, newer)
      return { status: 401 }
    }
    expect(await send('/auth/me')).toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(storedToken()).toBeUndefined()
  })
})

describe('an expired token', () => {
  const renewing = (path: string, token: string | undefined): Answer => {
    if (path === '/auth/refresh') return { status: 200, body: { success: true, data: { token: fresh } } }
    return token === fresh ? { status: 200, body: { ok: true } } : { status: 401 }
  }

  test('is renewed once before the calls that need it', async () => {
    signedInWith(runOut)
    answer = renewing
    expect(await Promise.all([send('/auth/me'), send('/auth/candidates/applications')])).toMatchObject([
      { body: { ok: true } },
      { body: { ok: true } },
    ])
    expect(calls.filter((path) => path === '/auth/refresh')).toHaveLength(1)
    expect(storedToken()).toBe(fresh)
  })

  test('ends the sign-in when the API refuses to renew it', async () => {
    signedInWith(runOut)
    answer = () => ({ status: 401 })
    expect(await send('/auth/me')).toMatchObject({ status: 401 })
    expect(calls).toEqual(['/auth/refresh', '/auth/me'])
    expect(storedToken()).toBeUndefined()
    expect(sessionState().user).toBeUndefined()
  })

  test('is kept when the API fails to renew it', async () => {
    signedInWith(runOut)
    answer = () => ({ status: 503 })
    await expect(send('/auth/me')).rejects.toMatchObject({ status: 503 })
    expect(calls).toEqual(['/auth/refresh'])
    expect(storedToken()).toBe(runOut)
  })

  test('is not stored again when the candidate signs out during its renewal', async () => {
    signedInWith(runOut)
    answer = (path, token) => {
      if (path === '/auth/refresh') leaveSession()
      return renewing(path, token)
    }
    expect(await send('/auth/me')).toMatchObject({ status: 401 })
    expect(storedToken()).toBeUndefined()
  })
})
