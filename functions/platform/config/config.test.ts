import { describe, expect, test } from 'vitest'
import { malaysianContacts } from '#shared/platform/emergency-contacts.ts'
import { callEnderFrom, callerSecretsFrom, configFrom, keyRingFrom, voiceAccountFrom } from './config.ts'
import {
  bucketVariables,
  environment,
  optionalEnvironment,
  secretVariables,
  tableVariables,
  voiceEnvironment,
} from '../names/environment.ts'

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
      interviewerParts: null,
      emergencyContacts: malaysianContacts,
      areTestsAllowed: false,
    })
    expect(voiceAccountFrom(more, secretOf)).toBeUndefined()
    expect(callEnderFrom(more, secretOf)).toBeUndefined()
  })
})

test("the limits per network are the contract's unless the operator sets others", () => {
  expect(configFrom(deployed).networkLimits).toEqual({})
  const set = { ...deployed, [optionalEnvironment.networkLimits]: '{"registration":600}' }
  expect(configFrom(set).networkLimits).toEqual({ registration: 600 })
})

describe('a deployment with a provider', () => {
  test('gives the whole account to the function that starts calls', () => {
    expect(configFrom({ ...deployed, ...voice }).interviews.agentName).toBe('interviewer')
    expect(voiceAccountFrom(voice, secretOf)).toEqual({
      agentName: 'interviewer',
      publicKey: 'public',
      privateKey: 'private',
      recordingRole: 'role',
      minutesPerDay: 600,
    })
  })

  test('gives agent name and private key to the function that ends calls', () => {
    expect(callEnderFrom(voice, secretOf)).toEqual({ agentName: 'interviewer', privateKey: 'private' })
  })

  test.each(['not JSON: sk_1', '{"publicKey":"pk_1"}', '{"publicKey":"pk_1","privateKey":""}', '[]'])(
    'rejects the secret %s with the format to store, and does not repeat its content',
    (stored) => {
      const message =
        'Store the secret of "voiceAgentSecret" as JSON with the texts "publicKey" and "privateKey".'
      expect(() => voiceAccountFrom(voice, () => stored)).toThrow(new Error(message))
    },
  )

  test('has no role for recordings where the browser alone records', () => {
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

test.each([
  ['112', '112'],
  ['', malaysianContacts],
])('with %j as emergency contacts, candidates are told %s', (value, expected) => {
  const values = { ...deployed, [optionalEnvironment.emergencyContacts]: value }
  expect(configFrom(values).interviews.emergencyContacts).toBe(expected)
})

describe('the secrets of a function', () => {
  const named = {
    ...deployed,
    [secretVariables.originSecrets]: 'arn:origin:4,arn:origin:5',
    [secretVariables.signInKeys]: '2=arn:key:2,3=arn:key:3',
  }

  test('contain each accepted secret of the edge', () => {
    expect(callerSecretsFrom(named, secretOf)).toMatchObject({
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
    'throw an error with the name of the missing variable %s',
    (name) => {
      const without = { ...named, [name]: '' }
      expect(() => [
        configFrom(without),
        callerSecretsFrom(without, secretOf),
        keyRingFrom(without, secretOf),
      ]).toThrow(`Set the environment variable ${name} of this function.`)
    },
  )
})
