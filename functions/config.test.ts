import { describe, expect, test } from 'vitest'
import { configFrom, voiceAccountFrom } from './config.ts'
import {
  bucketVariables,
  environment,
  optionalEnvironment,
  tableVariables,
  voiceEnvironment,
} from './environment.ts'

const required = [...Object.values({ ...tableVariables, ...bucketVariables, ...environment }), 'AWS_REGION']
const deployed = Object.fromEntries(required.map((name) => [name, 'value']))
const voice = {
  [optionalEnvironment.voiceAgent]: 'interviewer',
  [voiceEnvironment.publicKey]: 'public',
  [voiceEnvironment.privateKey]: 'private',
  [voiceEnvironment.recordingRole]: 'role',
  [voiceEnvironment.minutesPerDay]: '600',
}

describe('a deployment without a provider of calls', () => {
  test.each([{}, { [optionalEnvironment.voiceAgent]: '' }])('%j has the built-in interviewer', (more) => {
    expect(configFrom({ ...deployed, ...more }).interviews).toEqual({
      agentName: undefined,
      areTestsAllowed: false,
    })
    expect(voiceAccountFrom(more)).toBeUndefined()
  })
})

describe('a deployment with a provider', () => {
  test('has its account in the one function that calls it', () => {
    expect(configFrom({ ...deployed, ...voice }).interviews.agentName).toBe('interviewer')
    expect(voiceAccountFrom(voice)).toEqual({
      agentName: 'interviewer',
      publicKey: 'public',
      privateKey: 'private',
      recordingRole: 'role',
      minutesPerDay: 600,
    })
  })

  test.each(Object.values(voiceEnvironment))('does not start without %s', (name) => {
    expect(() => voiceAccountFrom({ ...voice, [name]: '' })).toThrow(
      `Set the environment variable ${name} of this function.`,
    )
  })
})

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
  ['', false],
])('the setting %j of test mode means %s', (value, areTestsAllowed) => {
  const values = { ...deployed, [optionalEnvironment.testInterviews]: value }
  expect(configFrom(values).interviews.areTestsAllowed).toBe(areTestsAllowed)
})
