import { listen } from 'local-aws/loopback-server'
import { json } from 'node:stream/consumers'

/** What the stand-in does with every call until the test changes it. */
export type Mood =
  | 'answers'
  /** Never answers. */
  | 'is silent'
  /** Refuses the whole call: a code of Secrets Manager with its HTTP status. */
  | { refuses: string; status: number }

export type SecretsManagerStandIn = {
  url: string
  /** The secrets by ARN or name. For a missing one the answer has AccessDeniedException, as for one that the caller may not read. */
  secrets: Map<string, string>
  /** The ids of each call so far. */
  calls: string[][]
  mood: Mood
  close: () => Promise<void>
}

/** Secrets Manager's BatchGetSecretValue on loopback. The local run needs none; the functions' bundles do. */
export async function startSecretsManager(): Promise<SecretsManagerStandIn> {
  const server = await listen(0, async (request, response) => {
    const { SecretIdList: ids } = (await json(request)) as { SecretIdList: string[] }
    standIn.calls.push(ids)
    const { mood, secrets } = standIn
    if (mood === 'is silent') return
    const isRight = request.headers['x-amz-target'] === 'secretsmanager.BatchGetSecretValue'
    const refusal = isRight ? mood : { refuses: 'UnknownOperationException', status: 400 }
    if (refusal !== 'answers') {
      response.writeHead(refusal.status, { 'content-type': 'application/x-amz-json-1.1' })
      response.end(JSON.stringify({ __type: refusal.refuses, message: 'refused' }))
      return
    }
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(
      JSON.stringify({
        // Secrets Manager guarantees no order.
        SecretValues: ids
          .toReversed()
          .flatMap((id) => (secrets.has(id) ? [{ ARN: id, Name: id, SecretString: secrets.get(id) }] : [])),
        Errors: ids.flatMap((id) =>
          secrets.has(id) ? [] : [{ SecretId: id, ErrorCode: 'AccessDeniedException', Message: 'refused' }],
        ),
      }),
    )
  })
  const standIn: SecretsManagerStandIn = {
    url: server.url,
    secrets: new Map(),
    calls: [],
    mood: 'answers',
    close: () => {
      server.server.closeAllConnections()
      return server.close()
    },
  }
  return standIn
}
