/** What the browser keeps of a signed-in person, under the names the product has always used. */
const tokenKey = 'authToken'
const userKey = 'user'

/** The object that signing in answered. */
export type SessionUser = Readonly<Record<string, unknown>>

export type StoredSession = { token: string; user: SessionUser }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser may forbid storage altogether: then there is nothing, and nothing to clear. */
const permitted = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

const parsedUser = (text: string): SessionUser | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

export const storedToken = (): string | undefined =>
  permitted((storage) => storage.getItem(tokenKey)) ?? undefined

/** Whether anything of a session is kept, even half of one. */
export const holdsSession = (): boolean =>
  permitted((storage) => storage.getItem(tokenKey) !== null || storage.getItem(userKey) !== null) ?? false

export const clearSession = (): void => {
  permitted((storage) => {
    storage.removeItem(tokenKey)
    storage.removeItem(userKey)
  })
}

/** The stored session, if token and user are both there and the user can be read; else nothing, and both are cleared. */
export function restoreSession(): StoredSession | undefined {
  const token = storedToken()
  const text = permitted((storage) => storage.getItem(userKey)) ?? undefined
  const user = text === undefined ? undefined : parsedUser(text)
  if (token !== undefined && user !== undefined) return { token, user }
  clearSession()
  return undefined
}

/** Whether a change another tab made concerns the session. */
export const concernsSession = ({ key }: StorageEvent): boolean =>
  key === null || key === tokenKey || key === userKey
