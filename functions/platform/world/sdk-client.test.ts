import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GetSendQuotaCommand } from '@aws-sdk/client-ses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSes } from '../mail/ses.ts'

/** Answers the first request of a connection, and closes the connection at the second, as one that closes it meanwhile does. */
const answered = new WeakSet<object>()
const server = createServer(({ socket }, response) => {
  if (answered.has(socket)) return socket.destroy()
  answered.add(socket)
  response.end('<GetSendQuotaResponse><GetSendQuotaResult/></GetSendQuotaResponse>')
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

test('a client with one attempt sends no call on a connection that the server may have closed', async () => {
  const { port } = server.address() as AddressInfo
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' }
  const service = { region: 'ap-southeast-2', endpoint: `http://127.0.0.1:${port}`, credentials }
  const client = createSes({ service, from: '', enquiriesTo: '', configurationSet: undefined })
  await client.send(new GetSendQuotaCommand({}))
  await expect(client.send(new GetSendQuotaCommand({}))).resolves.toBeDefined()
})
