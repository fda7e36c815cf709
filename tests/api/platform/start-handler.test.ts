import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { secretVariables } from '#functions/platform/names/environment.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { startApi, startHandler } from '#functions/platform/http/start-handler.ts'
import { anEvent } from '#tests/support/events.ts'
import { startSecretsManager, type SecretsManagerStandIn } from '#tests/support/secrets-manager.ts'

let manager: SecretsManagerStandIn
beforeAll(async () => {
  manager = await startSecretsManager()
  vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', manager.url)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await manager.close()
})
beforeEach(() => {
  manager.calls.length = 0
  manager.mood = 'answers'
  manager.secrets.clear()
  for (const id of ['arn:origin:1', 'arn:origin:2', 'arn:key:1', 'own/keys'])
    manager.secrets.set(id, `value of ${id}`)
})

const values = {
  AWS_REGION: 'ap-southeast-2',
  [secretVariables.originSecrets]: 'arn:origin:1,arn:origin:2',
  [secretVariables.signInKeys]: '1=arn:key:1',
  [secretVariables.voiceKeys]: 'own/keys',
}

describe('A function with secrets', () => {
  test('reads them all with one call, at its first event, and keeps them', async () => {
    const handler = startHandler((_, secretOf) => async (secret: string) => secretOf(secret), values)
    expect(manager.calls).toEqual([])
    expect(await Promise.all([handler('arn:key:1'), handler('own/keys')])).toEqual([
      'value of arn:key:1',
      'value of own/keys',
    ])
    expect(await handler('arn:origin:2')).toBe('value of arn:origin:2')
    expect(manager.calls).toEqual([['arn:origin:1', 'arn:origin:2', 'arn:key:1', 'own/keys']])
  })

  test('names the secret that was refused, and reads again at its next event', async () => {
    manager.secrets.delete('arn:key:1')
    const handler = startHandler(() => async () => 'done', values)
    await expect(handler({})).rejects.toThrow(
      'Secrets Manager answered AccessDeniedException for the secret arn:key:1. Check that it exists, and that the role of this function may read it.',
    )
    manager.secrets.set('arn:key:1', 'again')
    expect(await handler({})).toBe('done')
    expect(manager.calls).toHaveLength(2)
  })

  test('has no part of a value in an error', async () => {
    manager.secrets.delete('arn:key:1')
    const error: unknown = await startHandler(() => async () => 'done', values)({}).catch((thrown) => thrown)
    expect(JSON.stringify([error, String(error)])).not.toContain('value of')
  })

  test('makes no call where its environment names no secret', async () => {
    expect(await startHandler(() => async () => 'done', { AWS_REGION: 'ap-southeast-2' })({})).toBe('done')
    expect(manager.calls).toEqual([])
  })
})

describe('A function that answers requests', () => {
  const lines: string[] = []
  beforeEach(() => void (lines.length = 0))
  const started = () =>
    startApi(() => async () => ({ statusCode: 200, headers: {}, body: '', isBase64Encoded: false }), {
      values,
      log: createLog({}, (line) => lines.push(line)),
    })
  const answerOf = async (handler: ReturnType<typeof started>) => {
    const { statusCode, body } = await handler(anEvent('GET /api/health'))
    return [statusCode, body === '' ? undefined : JSON.parse(body).code]
  }

  test('answers 503 while Secrets Manager is silent, within its deadline, and 200 afterwards', async () => {
    manager.mood = 'is silent'
    const handler = started()
    const begun = performance.now()
    expect(await answerOf(handler)).toEqual([503, 'unavailable'])
    expect(performance.now() - begun).toBeLessThan(4500)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'transient error', error: expect.stringMatching(/^(Abort|Timeout)Error$/), during: 'start' },
    ])
    manager.mood = 'answers'
    expect(await answerOf(handler)).toEqual([200, undefined])
  })

  test('answers 503 where Secrets Manager throttles', async () => {
    manager.mood = { refuses: 'ThrottlingException', status: 400 }
    expect(await answerOf(started())).toEqual([503, 'unavailable'])
  })

  test("answers 500 where its role lacks the grant, and logs the secret's ARN", async () => {
    manager.secrets.delete('arn:origin:2')
    expect(await answerOf(started())).toEqual([500, 'internal'])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        event: 'unexpected error',
        error: 'SecretNotRead',
        reason: expect.stringContaining('AccessDeniedException for the secret arn:origin:2'),
      },
    ])
    expect(lines.join()).not.toContain('value of')
  })
})
