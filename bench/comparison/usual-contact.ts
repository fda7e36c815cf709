import type { ApiConfig } from '#functions/config.ts'
import { enquiryIdentity, sameEnquirySeconds } from '#functions/contact/identity.ts'
import { networkIdentity } from '#functions/http/network.ts'
import { viewerHeader } from '#shared/contract/headers.ts'
import { systemRandom } from '#functions/ports.ts'
import { createDynamo } from '#functions/storage/dynamo/dynamo.ts'
import { countStep, onceFor } from '#functions/storage/limits/guards.ts'
import { writeTogether } from '#functions/storage/dynamo/transaction.ts'
import { createUsualApp, logger, metrics, MetricUnit, usualHandler } from './usual-frame.ts'
import { usualAnswer, usualEnquiry } from './usual-enquiry.ts'

function createContact(config: ApiConfig) {
  const dynamo = createDynamo(config.dynamo)
  const { enquiries, guards } = config.tables

  const app = createUsualApp(config)

  app.post('/api/contact', async (c) => {
    const parsed = usualEnquiry.safeParse(await c.req.json())
    if (!parsed.success) return c.json({ success: false, errors: parsed.error.issues }, 400)
    const now = new Date()
    const id = systemRandom.id()
    const counter = { name: 'enquiry', key: networkIdentity(c.req.header(viewerHeader) ?? '') } as const
    // The identity hashes what was sent; the schemas differ only in how they are written.
    const identity = enquiryIdentity(parsed.data, c.req.header('idempotency-key'))
    const outcome = await writeTogether(
      dynamo,
      [
        onceFor(guards, identity, sameEnquirySeconds.byContent, now),
        countStep(guards, counter, now),
        {
          Put: {
            TableName: enquiries,
            Item: {
              id,
              receivedAt: now.toISOString(),
              enquiry: parsed.data,
              outbox: 'pending',
              dueAt: now.toISOString(),
              attempts: 0,
              sent: {},
            },
            ConditionExpression: 'attribute_not_exists(id)',
          },
        },
      ],
      systemRandom,
    )
    if (!outcome.done) return c.json({ success: false, code: 'too_many_requests' }, 429)
    logger.info('enquiry stored', { enquiryId: id })
    metrics.addMetric('EnquiriesStored', MetricUnit.Count, 1)
    return c.json(usualAnswer.parse({ success: true, message: 'Thank you for contacting us.' }))
  })

  return app
}

export const handler = usualHandler(createContact)
