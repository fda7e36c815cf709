import type { health } from '#shared/contract/health.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Handlers } from '../http/handlers.ts'
import { errorFields } from '../observability/log.ts'
import type { Dynamo } from '../storage/dynamo/dynamo.ts'
import { probe } from '../storage/limits/guards.ts'

export type HealthApp = RuntimeApp & { dynamo: Dynamo; guardsTable: string; release: string }

export const routes: Handlers<typeof health, HealthApp> = {
  async check({ log, refuse }, app) {
    await probe(app.dynamo, app.guardsTable).catch((error: unknown) => {
      log.warn('storage does not answer', errorFields(error))
      throw refuse('backend_unavailable')
    })
    return { success: true, data: { status: 'ok', release: app.release } }
  },
}
