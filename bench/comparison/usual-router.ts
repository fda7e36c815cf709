import { Hono } from 'hono'
import { handle, type LambdaEvent } from 'hono/aws-lambda'
import { contact } from '#shared/contract/contact.ts'

/** The contact endpoint with a router library and its Lambda adapter, with the product's schemas. */
const app = new Hono()

app.post('/api/contact', async (c) => {
  const parsed = contact.send.body.safeParse(await c.req.json())
  if (!parsed.success) return c.json(parsed.error.issues, 400)
  return c.json(contact.send.response.parse({ success: true, message: 'Thank you.' }), 200, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

const adapted = handle(app)

export const usualRouter = (event: LambdaEvent) => adapted(event)
