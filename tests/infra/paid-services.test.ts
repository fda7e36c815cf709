import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { startInterviewerServices, type LocalInterviewerServices } from 'local-aws/interviewer-services'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runChecks } from '#infra/deploy/checks.ts'
import { paidChecks } from '#infra/deploy/paid-checks.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }

let services: LocalInterviewerServices
const secrets = new SecretsManagerClient({})
const keys = mockClient(secrets)
beforeAll(async () => {
  services = await startInterviewerServices({ chatKey: 'sk_1' })
})
beforeEach(() => void keys.reset())
afterAll(() => services.close())

const bedrock = {
  interviewerModel: 'au.anthropic.claude-haiku-4-5-20251001-v1:0',
  interviewerModelRegions: ['ap-southeast-2'],
  interviewerVoice: 'Olivia',
  interviewerHearing: 'en-AU',
}

async function look(context: Record<string, unknown>) {
  const all: Record<string, unknown> = { ...cdk.context, ...context }
  const address = localAddress(services.url)
  const paid = { address, secrets, credentials: async () => localCredentials }
  const said: string[] = []
  const { interviewer } = settingsFrom((name) => all[name])
  const model = interviewer?.model
  const chat = model?.kind === 'chat' ? { ...model, baseUrl: `${services.url}/v1` } : model
  const settings = { interviewer: interviewer && { ...interviewer, model: chat } }
  return { isGood: await runChecks(paidChecks(paid, settings), (line) => said.push(line)), said }
}

describe('Before a deployment, one call', () => {
  test('of the model, the voice and live recognition shows that each answers', async () => {
    expect(await look(bedrock)).toEqual({
      isGood: true,
      said: [
        'ok      Model au.anthropic.claude-haiku-4-5-20251001-v1:0: answers.',
        'ok      Voice Olivia: speaks with the engine neural.',
        'ok      Live recognition en-AU: opens a stream.',
      ],
    })
  })

  test('is made of nothing where the interviewer is the built-in one', async () => {
    expect(await look({})).toEqual({ isGood: true, said: [] })
  })

  const chat = {
    interviewerUrl: 'https://models.merbok.test/v1',
    interviewerModel: 'qwen3-32b',
    interviewerOperator: 'Merbok AI Cloud on its own servers in Malaysia',
    interviewerKeySecret: 'merbok/model-key',
  }

  test('of an endpoint is made with the key of the secret', async () => {
    keys.on(GetSecretValueCommand, { SecretId: 'merbok/model-key' }).resolves({ SecretString: 'sk_1' })
    expect(await look(chat)).toEqual({ isGood: true, said: ['ok      Model qwen3-32b: answers.'] })
  })

  test.each([
    ['a wrong key', () => keys.on(GetSecretValueCommand).resolves({ SecretString: 'sk_2' }), '401'],
    [
      'a misspelt secret',
      () =>
        keys
          .on(GetSecretValueCommand)
          .rejects(Object.assign(new Error('gone'), { name: 'ResourceNotFoundException' })),
      'ResourceNotFoundException',
    ],
  ])('stops the deployment with %s, and says what to correct', async (_, spoil, text) => {
    spoil()
    const { isGood, said } = await look(chat)
    expect(isGood).toBe(false)
    expect(said[0]).toMatch(/^WRONG .*interviewerKeySecret/)
    expect(said[0]).toContain(text)
  })
})
