import type { health } from '#shared/platform/contract/health.ts'
import type { Handlers } from '../http/handlers.ts'
import { errorFields } from '../log/log.ts'
import { probe } from '../limits/guards.ts'
import type { HealthApp } from './app.ts'

export const routes: Handlers<typeof health, HealthApp> = {
  async check({ log, refuse }, app) {
    await probe(app.dynamo, app.guardsTable).catch((error: unknown) => {
      log.warn('storage does not answer', errorFields(error))
      throw refuse('backend_unavailable')
    })
    return { success: true, data: { status: 'ok', release: app.release } }
  },
}
