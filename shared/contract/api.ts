import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { cv } from './cv.ts'
import type { Group } from './endpoint.ts'
import { health } from './health.ts'

/** All groups of endpoints. A group's key is also its folder in `functions/`, its Lambda and its OpenAPI tag. */
export const api = { auth, contact, cv, health } as const satisfies Record<string, Group>

export type Api = typeof api
export type GroupName = keyof Api
