import type { SignedInUser } from '#shared/contract/auth.ts'
import { permitted } from '../permitted-storage.ts'

/** What the browser keeps of a signed-in person, under the names the product has always used. */
const tokenKey = 'authToken'
const userKey = 'user'

export type StoredSession = { token: string; user: SignedInUser }

const textOf = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : ''
}

const parsedUser = (text: string): SignedInUser | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return { id: textOf(value, 'id'), email: textOf(value, 'email'), name: textOf(value, 'name') }
  } catch {
    return undefined
  }
}

export const storedToken = (): string | undefined =>
  permitted('localStorage', (storage) => storage.getItem(tokenKey)) ?? undefined

/** Whether anything of a session is kept, even half of one. */
export const holdsSession = (): boolean =>
  permitted(
    'localStorage',
    (storage) => storage.getItem(tokenKey) !== null || storage.getItem(userKey) !== null,
  )

export const clearSession = (): void => {
  permitted('localStorage', (storage) => {
    storage.removeItem(tokenKey)
    storage.removeItem(userKey)
  })
}

export const storeSession = ({ token, user }: StoredSession): void => {
  permitted('localStorage', (storage) => {
    storage.setItem(userKey, JSON.stringify(user))
    storage.setItem(tokenKey, token)
  })
}

/** A renewed token takes the place of the one it was given for, and of no other: that would be a newer session. */
export const replaceToken = (old: string, renewed: string): void => {
  if (storedToken() === old) permitted('localStorage', (storage) => storage.setItem(tokenKey, renewed))
}

/** The stored session, if token and user are both there and the user can be read. */
export function readSession(): StoredSession | undefined {
  const token = storedToken()
  const text = permitted('localStorage', (storage) => storage.getItem(userKey)) ?? undefined
  const user = text === undefined ? undefined : parsedUser(text)
  return token === undefined || user === undefined ? undefined : { token, user }
}

/** Whether a change another tab made concerns the session. */
export const concernsSession = ({ key }: StorageEvent): boolean =>
  key === null || key === tokenKey || key === userKey
