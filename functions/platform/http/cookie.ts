import { deskSignInSeconds } from '#shared/platform/staff.ts'
import type { GatewayEvent } from './event.ts'

/** `__Host-`: browsers take it from this host alone, over HTTPS, for every path. */
const name = '__Host-desk'

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict'

export const cookieIn = ({ cookies = [] }: GatewayEvent): string | undefined =>
  cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The cookie of a sign-in; without a token, the end of it. */
export const cookieOf = (token: string | undefined): string =>
  token === undefined
    ? `${name}=; Max-Age=0; ${attributes}`
    : `${name}=${token}; Max-Age=${deskSignInSeconds}; ${attributes}`
