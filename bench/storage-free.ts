import { contact } from '#shared/contract/contact.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { health } from '#shared/contract/health.ts'
import type { RuntimeApp } from '#functions/http/request.ts'
import type { Handlers } from '#functions/http/handlers.ts'
import type { Log } from '#functions/observability/log.ts'

/** The product's endpoints with handlers that store nothing, so that only the runtime is measured. */
export const storageFree = { send: contact.send, check: health.check } as const

const thank = async () => ({ success: true, message: 'Thank you.' }) as const

export const storageFreeRoutes: Handlers<typeof storageFree, RuntimeApp> = {
  send: thank,
  check: async () => ({ success: true, data: { status: 'ok' } }),
}

/** The enquiry for callers that the gateway authorises: no API key or origin secret is checked, only route and schema. */
export const doorless = {
  send: endpoint({
    ...contact.send,
    auth: 'operator',
    operators: { roles: ['recruiters'], unaudited: 'A measurement' },
  }),
} as const

export const doorlessRoutes: Handlers<typeof doorless, RuntimeApp> = { send: thank }

const nothing = (): void => {}
export const silentLog: Log = { info: nothing, warn: nothing, error: nothing, with: () => silentLog }
