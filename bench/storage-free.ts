import { contact } from '#shared/contract/contact.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { health } from '#shared/contract/health.ts'
import type { RuntimeApp } from '#functions/http/request.ts'
import type { Handlers } from '#functions/http/handlers.ts'
import type { Log } from '#functions/http/log.ts'

/** The product's own endpoints with handlers that store nothing: what is left is the runtime around them. */
export const storageFree = { send: contact.send, check: health.check } as const

const thank = async () => ({ success: true, message: 'Thank you.' }) as const

export const storageFreeRoutes: Handlers<typeof storageFree, RuntimeApp> = {
  send: thank,
  check: async () => ({ success: true, data: { status: 'ok' } }),
}

/** The enquiry for an audience that the gateway itself lets in: no door is left to pay for, only route and schema. */
export const doorless = { send: endpoint({ ...contact.send, auth: 'operator' }) } as const

export const doorlessRoutes: Handlers<typeof doorless, RuntimeApp> = { send: thank }

const nothing = (): void => {}
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing, with: () => silentLog }
