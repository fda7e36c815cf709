import { Logger } from '@aws-lambda-powertools/logger'
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import type { Context } from 'aws-lambda'
import { Hono } from 'hono'
import { handle, type LambdaEvent } from 'hono/aws-lambda'
import { apiKeyHeader, originHeader } from '#shared/contract/headers.ts'
import { apiConfigFrom, type ApiConfig } from '#functions/config.ts'
import { readSecrets } from '#functions/external/secrets-manager.ts'
import { isOneOf } from '#functions/http/secret.ts'
import { lazy } from '#functions/lazy.ts'
import { secretsIn } from '#functions/secrets.ts'

/** The usual way to write the endpoints: a router library, and Powertools for logs and metrics. */

const serviceName = 'usual'
export const logger = new Logger({ serviceName })
export const metrics = new Metrics({ namespace: 'Usual', serviceName })
export { MetricUnit }

/** It checks the same API key and origin secret in the same way, so that only the framework differs. */
export function createUsualApp(doors: {
  apiKeys: readonly string[]
  originSecrets: readonly string[]
}): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const knowsKey = isOneOf(c.req.header(apiKeyHeader), doors.apiKeys)
    const cameThroughEdge = isOneOf(c.req.header(originHeader), doors.originSecrets)
    if (!knowsKey || !cameThroughEdge) return c.json({ success: false, code: 'api_key_missing' }, 403)
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
  })
  app.onError((error, c) => {
    logger.error('unexpected error', error)
    return c.json({ success: false, code: 'internal' }, 500)
  })
  return app
}

/** It reads its secrets like the product, with the first request. */
export function usualHandler(createApp: (config: ApiConfig) => Hono) {
  const answerer = lazy(async () => {
    const secretOf = await readSecrets(process.env['AWS_REGION'], secretsIn(process.env))
    return handle(createApp(apiConfigFrom(process.env, secretOf)))
  })
  return async (event: LambdaEvent, context: Context) => {
    logger.addContext(context)
    metrics.addMetric('Requests', MetricUnit.Count, 1)
    const result = await (await answerer())(event)
    logger.info('answered', { status: result.statusCode })
    metrics.publishStoredMetrics()
    return result
  }
}
