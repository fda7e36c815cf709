import { createHash, randomUUID } from 'node:crypto'
import { json } from 'node:stream/consumers'
import { listen } from 'local-aws/loopback-server'

export type SqsStandIn = {
  url: string
  queueUrl: (name: string) => string
  /** The bodies of the messages in a queue. */
  waiting: (name: string) => string[]
  put: (name: string, body: string) => void
  close: () => Promise<void>
}

type Stored = { id: string; body: string; hidden: boolean }
type Request = {
  QueueUrl: string
  MaxNumberOfMessages?: number
  Entries?: { Id: string; ReceiptHandle: string }[]
}

/** ReceiveMessage and DeleteMessageBatch of SQS on loopback. A received message stays hidden until it is deleted. */
export async function startSqs(): Promise<SqsStandIn> {
  const queues = new Map<string, Stored[]>()
  const nameIn = (queueUrl: string): string => queueUrl.slice(queueUrl.lastIndexOf('/') + 1)
  const server = await listen(0, async (request, response) => {
    const { QueueUrl, MaxNumberOfMessages = 1, Entries = [] } = (await json(request)) as Request
    const name = nameIn(QueueUrl)
    const all = queues.get(name) ?? []
    const answer = (body: object): void =>
      void response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body))
    if (String(request.headers['x-amz-target']).endsWith('.ReceiveMessage')) {
      const received = all.filter(({ hidden }) => !hidden).slice(0, MaxNumberOfMessages)
      for (const message of received) message.hidden = true
      return answer({
        Messages: received.map(({ id, body }) => ({
          MessageId: id,
          ReceiptHandle: id,
          Body: body,
          MD5OfBody: createHash('md5').update(body).digest('hex'),
        })),
      })
    }
    const ids = new Set(Entries.map(({ ReceiptHandle }) => ReceiptHandle))
    queues.set(
      name,
      all.filter(({ id }) => !ids.has(id)),
    )
    return answer({ Successful: Entries.map(({ Id }) => ({ Id })), Failed: [] })
  })
  return {
    url: server.url,
    queueUrl: (name) => `${server.url}/000000000000/${name}`,
    waiting: (name) => (queues.get(name) ?? []).map(({ body }) => body),
    put: (name, body) =>
      void queues.set(name, [...(queues.get(name) ?? []), { id: randomUUID(), body, hidden: false }]),
    close: () => server.close(),
  }
}
