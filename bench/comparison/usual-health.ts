import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { probe } from '#functions/storage/limits/guards.ts'
// oxlint-disable-next-line no-restricted-imports -- the usual import is what is compared with
import { z } from 'zod'
import { createUsualApp, logger, usualHandler } from './usual-frame.ts'

const answer = z.object({ success: z.literal(true), data: z.object({ status: z.literal('ok') }) })

export const handler = usualHandler((config) => {
  const dynamo = createDynamo(config.dynamo)
  const app = createUsualApp(config)

  app.get('/api/health', async (c) => {
    try {
      await probe(dynamo, config.tables.guards)
    } catch (error) {
      logger.warn('storage does not answer', error instanceof Error ? error : String(error))
      return c.json({ success: false, code: 'backend_unavailable' }, 503)
    }
    return c.json(answer.parse({ success: true, data: { status: 'ok' } }))
  })
  return app
})
