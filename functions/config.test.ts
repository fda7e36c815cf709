import { describe, expect, test } from 'vitest'
import { apiConfigFrom, callEnderFrom, configFrom, keyRingFrom, voiceAccountFrom } from './config.ts'
import {
  bucketVariables,
  environment,
  optionalEnvironment,
  secretVariables,
  tableVariables,
  voiceEnvironment,
} from './environment.ts'

const required = [...Object.values({ ...tableVariables, ...bucketVariables, ...environment }), 'AWS_REGION']
const deployed = Object.fromEntries(required.map((name) => [name, 'value']))
const voice = {
  [optionalEnvironment.voiceAgent]: 'interviewer',
  [secretVariables.voiceKeys]: 'operators/own',
  [voiceEnvironment.recordingRole]: 'role',
  [voiceEnvironment.minutesPerDay]: '600',
}

const values = new Map([
  ['operators/own', '{"publicKey":"public","privateKey":"private"}'],
  ['arn:origin:4', 'fourth'],
  ['arn:origin:5', 'fifth'],
  ['arn:key:2', 'second'.repeat(8)],
  ['arn:key:3', 'third'.repeat(8)],
])
const secretOf = (secret: string): string => values.get(secret) ?? 'unknown'

describe('a deployment without a provider of calls', () => {
  test.each([{}, { [optionalEnvironment.voiceAgent]: '' }])('%j has the built-in interviewer', (more) => {
    expect(configFrom({ ...deployed, ...more }).interviews).toEqual({
      agentName: undefined,
      isRecordedInCloud: false,
      brain: null,
      areTestsAllowed: false,
    })
    expect(voiceAccountFrom(more, secretOf)).toBeUndefined()
    expect(callEnderFrom(more, secretOf)).toBeUndefined()
  })
})

test('what one network may do is the contract’s, or the operator’s', () => {
  expect(configFrom(deployed).networkLimits).toEqual({})
  const set = { ...deployed, [optionalEnvironment.networkLimits]: '{"registration":600}' }
  expect(configFrom(set).networkLimits).toEqual({ registration: 600 })
})

describe('a deployment with a provider', () => {
  test('has its account in the one function that calls it', () => {
    expect(configFrom({ ...deployed, ...voice }).interviews.agentName).toBe('interviewer')
    expect(voiceAccountFrom(voice, secretOf)).toEqual({
      agentName: 'interviewer',
      publicKey: 'public',
      privateKey: 'private',
      recordingRole: 'role',
      minutesPerDay: 600,
    })
  })

  test('has of it what ends calls in the function that ends them', () => {
    expect(callEnderFrom(voice, secretOf)).toEqual({ agentName: 'interviewer', privateKey: 'private' })
  })

  test.each(['not JSON: sk_1', '{"publicKey":"pk_1"}', '{"publicKey":"pk_1","privateKey":""}', '[]'])(
    'says how its secret is stored where it is %s, and nothing of its content',
    (stored) => {
      const message =
        'Store the secret of "voiceAgentSecret" as JSON with the texts "publicKey" and "privateKey".'
      expect(() => voiceAccountFrom(voice, () => stored)).toThrow(new Error(message))
    },
  )

  test('records with the browser alone where the operator wants no more', () => {
    const without = { ...voice, [voiceEnvironment.recordingRole]: '' }
    expect(voiceAccountFrom(without, secretOf)?.recordingRole).toBeUndefined()
  })

  test.each([voiceEnvironment.minutesPerDay, secretVariables.voiceKeys])(
    'does not start without %s',
    (name) => {
      expect(() => voiceAccountFrom({ ...voice, [name]: '' }, secretOf)).toThrow(
        `Set the environment variable ${name} of this function.`,
      )
    },
  )
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

describe('the secrets of a function', () => {
  const named = {
    ...deployed,
    [secretVariables.originSecrets]: 'arn:origin:4,arn:origin:5',
    [secretVariables.signInKeys]: '2=arn:key:2,3=arn:key:3',
  }

  test('are known by the edge in each accepted generation', () => {
    expect(apiConfigFrom(named, secretOf)).toMatchObject({
      apiKeys: ['value'],
      originSecrets: ['fourth', 'fifth'],
    })
  })

  test('sign with the first key, and accept the others', () => {
    const { current, keys } = keyRingFrom(named, secretOf)
    expect(current).toBe('2')
    expect([...keys].map(([id, key]) => [id, new TextDecoder().decode(key)])).toEqual([
      ['2', 'second'.repeat(8)],
      ['3', 'third'.repeat(8)],
    ])
  })

  test.each([secretVariables.originSecrets, secretVariables.signInKeys])(
    'are missed by the name of %s',
    (name) => {
      const without = { ...named, [name]: '' }
      expect(() => [apiConfigFrom(without, secretOf), keyRingFrom(without, secretOf)]).toThrow(
        `Set the environment variable ${name} of this function.`,
      )
    },
  )
})
