import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import type { Audit, Audited } from '../audit/audit.ts'
import type { Handlers } from './handlers.ts'
import { serve } from './lambda.ts'
import { createLog } from '../log/log.ts'
import type { RuntimeApp } from './request.ts'

const desk = {
  publish: endpoint({
    method: 'POST',
    path: '/publish',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'published' },
    summary: 'Publish',
    response: success(z.object({})),
  }),
} as const

type App = RuntimeApp & { audit: Audit }
type Publish = Handlers<typeof desk, App>['publish']

const done = { success: true, data: {} } as const
const operator = 'arn:aws:iam::000000000000:user/ops'

/** A function with this handler, and an audit that keeps its rows or fails. */
function aDesk(publish: Publish, { fails = false } = {}) {
  const kept: Audited[] = []
  const lines: string[] = []
  const audit = {
    async write(audited: Audited) {
      if (fails) throw new Error('DynamoDB does not answer')
      kept.push(audited)
    },
  } as Audit
  const log = createLog({}, (line) => lines.push(line))
  const handler = serve(desk, { publish }, { secrets: testSecrets, log, audit })
  return { handler, kept, logged: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

const signed = anEvent('POST /api/publish', { operator: true })

describe('The act of an operator', () => {
  test('is kept with the principal that signed, and so are its log lines', async () => {
    const { handler, kept, logged } = aDesk(async ({ keepAct, log }) => {
      await keepAct.write({ on: 'site' })
      log.info('published')
      return done
    })
    expect((await handler(signed)).statusCode).toBe(200)
    expect(kept).toEqual([{ on: 'site', act: 'published', who: operator }])
    expect(logged().map(({ event, principal }) => [event, principal])).toEqual([
      ['published', operator],
      ['answered', operator],
    ])
  })

  test('does not happen where its row cannot be written', async () => {
    let isPublished = false
    const { handler } = aDesk(
      async ({ keepAct }) => {
        await keepAct.write({ on: 'site' })
        isPublished = true
        return done
      },
      { fails: true },
    )
    expect((await handler(signed)).statusCode).toBe(500)
    expect(isPublished).toBe(false)
  })

  test('is an error where a handler forgets to keep it', async () => {
    const { handler, logged } = aDesk(async () => done)
    expect((await handler(signed)).statusCode).toBe(500)
    expect(logged()).toContainEqual(expect.objectContaining({ event: 'unexpected error' }))
  })

  test.each([[undefined], ['']])('is refused where the gateway names no principal (%j)', async (userArn) => {
    const { handler, kept } = aDesk(async () => done)
    const iam = userArn === undefined ? {} : { userArn }
    const requestContext = { ...signed.requestContext, authorizer: { iam } }
    const { statusCode, body } = await handler({ ...signed, requestContext })
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'operators_only'])
    expect(kept).toEqual([])
  })
})
