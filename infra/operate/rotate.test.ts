import { expect, test } from 'vitest'
import { UsageError } from '../arguments.ts'
import { rotated, type Rotation } from './rotate.ts'

const context = { apiKeys: ['merbok-web-1'], stages: { staging: {} } }
const rotate = (what: Rotation, more: { stage?: string; value?: string; finish?: boolean }) =>
  rotated(context, { what, stage: undefined, ...more })

test.each([
  [
    'a stage with a typing mistake',
    'origin',
    { stage: 'stagign' },
    'cdk.json has no stage "stagign"; it has: staging.',
  ],
  ['a property of every object', 'origin', { stage: 'toString' }, 'cdk.json has no stage "toString"'],
  ['--finish of a generation', 'origin', { finish: true }, 'Use --finish only in'],
  ['--finish with a new key', 'api-key', { finish: true, value: 'merbok-web-2' }, 'Use --finish only in'],
  ['a value of a generation', 'sign-in', { value: 'secret' }, '"rotate sign-in" takes no --value'],
  ['a placeholder', 'api-key', { value: 'NEW' }, 'Give a key that was not used before'],
  ['a key in place of its secret', 'voice', { value: 'sk_live_abcdef' }, 'give the name of that secret'],
] as const)('%s is refused', (_, what, more, message) => {
  expect(() => rotate(what, more)).toThrow(UsageError)
  expect(() => rotate(what, more)).toThrow(message)
})

test('the message does not repeat a refused key', () => {
  expect(() => rotate('voice', { value: 'sk_live_abcdef' })).not.toThrow('abcdef')
})
