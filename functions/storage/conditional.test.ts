import { expect, test } from 'vitest'
import { unlessConditionFails } from './conditional.ts'

const failing = (error: Error) =>
  unlessConditionFails(async () => {
    throw error
  })
const named = (name: string): Error => Object.assign(new Error('failed'), { name })

test('a write whose condition fails has no result, any other one has its own', async () => {
  expect(await unlessConditionFails(async () => 'written')).toBe('written')
  expect(await failing(named('ConditionalCheckFailedException'))).toBeUndefined()
})

test('a write that fails for another reason is an error, and no failed condition', async () => {
  await expect(failing(named('ThrottlingException'))).rejects.toThrow('failed')
  await expect(failing({ name: 'ConditionalCheckFailedException' } as Error)).rejects.toEqual({
    name: 'ConditionalCheckFailedException',
  })
})
