import type { SignedInUser } from '#shared/account/contract/answers.ts'
import { permitted } from '../permitted-storage.ts'

/** Keys in `localStorage`. Renaming them signs out all candidates. */
const tokenKey = 'authToken'
const userKey = 'user'

/** For the script in the head of every page. A function, because the bundler would inline exported texts wherever they are used. */
export const sessionKeys = (): readonly string[] => [tokenKey, userKey]

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

/** True even if only the token or only the user is stored. */
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

/** Replaces only the token that was renewed: any other stored token belongs to a newer sign-in or renewal. */
export const replaceToken = (old: string, renewed: string): void => {
  if (storedToken() === old) permitted('localStorage', (storage) => storage.setItem(tokenKey, renewed))
}

/** The stored sign-in, if both token and user are stored and the user is valid JSON. */
export function readSession(): StoredSession | undefined {
  const token = storedToken()
  const text = permitted('localStorage', (storage) => storage.getItem(userKey)) ?? undefined
  const user = text === undefined ? undefined : parsedUser(text)
  return token === undefined || user === undefined ? undefined : { token, user }
}

/** Whether another tab changed the sign-in; a null key means that it cleared the storage. */
export const concernsSession = ({ key }: StorageEvent): boolean =>
  key === null || key === tokenKey || key === userKey
