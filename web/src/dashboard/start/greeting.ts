import { callNameOf } from '#shared/platform/call-name.ts'
import { permitted } from '../../api/permitted-storage.ts'

const keyOf = (userId: string): string => `welcomed:${userId}`

/** Whether this browser has shown the candidate's dashboard before. */
export const wasWelcomed = (userId: string): boolean =>
  permitted('localStorage', (storage) => storage.getItem(keyOf(userId))) !== null

export const rememberWelcome = (userId: string): void =>
  permitted('localStorage', (storage) => storage.setItem(keyOf(userId), 'yes'))

export const forgetWelcome = (userId: string): void =>
  permitted('localStorage', (storage) => storage.removeItem(keyOf(userId)))

export const greeting = (name: string, isFirst: boolean): string =>
  `${isFirst ? 'Welcome' : 'Welcome back'}, ${callNameOf(name)}`
