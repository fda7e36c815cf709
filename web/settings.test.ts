import { afterEach, expect, test, vi } from 'vitest'
import { interviewProcessingOf } from '../infra/settings.ts'
import { settingsOfBuild } from './settings.ts'

afterEach(() => vi.unstubAllEnvs())

const given = (context: object) => vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify(context))
const endpoint = {
  interviewerModel: 'a-model',
  interviewerUrl: 'https://models.example/v1',
  interviewerOperator: 'Example Models, Kuala Lumpur',
}

test('a build without a deployment has the settings of cdk.json', () => {
  expect(interviewProcessingOf(settingsOfBuild())).toMatchObject({ kind: 'transcribed' })
})

test('a build has the options of the deployment that started it', () => {
  given(endpoint)
  expect(interviewProcessingOf(settingsOfBuild())).toMatchObject({
    kind: 'model',
    services: ['Transcribe'],
    operator: endpoint.interviewerOperator,
  })
})

test('a build has the settings of its stage', () => {
  given({ stage: 'staging', stages: { staging: endpoint } })
  expect(interviewProcessingOf(settingsOfBuild())).toMatchObject({ kind: 'model' })
})
