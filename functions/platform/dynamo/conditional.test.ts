import type { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { updatedRow, updateIf } from './conditional.ts'
import type { Dynamo } from './dynamo.ts'

const update = { TableName: 'rows', Key: { id: '1' } }
const row = { id: '1', name: 'new' }

/** Answers as DynamoDB does: with the row only where the update asks for it. */
const answering = {
  send: async ({ input }: UpdateCommand) => (input.ReturnValues === 'ALL_NEW' ? { Attributes: row } : {}),
} as unknown as Dynamo

const failing = (error: unknown) =>
  ({
    send: async () => {
      throw error
    },
  }) as unknown as Dynamo
const named = (name: string): Error => Object.assign(new Error('failed'), { name })
const refusing = failing(named('ConditionalCheckFailedException'))

describe('An update whose condition holds', () => {
  test('is done', async () => {
    expect(await updateIf(answering, update)).toBe(true)
  })
  test('answers the row after it', async () => {
    expect(await updatedRow(answering, update)).toEqual(row)
  })
})

describe('An update whose condition fails', () => {
  test('is not done', async () => {
    expect(await updateIf(refusing, update)).toBe(false)
  })
  test('answers no row', async () => {
    expect(await updatedRow(refusing, update)).toBeUndefined()
  })
})

describe('An update that fails for another reason', () => {
  test.for([named('ThrottlingException'), { name: 'ConditionalCheckFailedException' }])(
    'throws, and is no failed condition',
    async (error) => {
      await expect(updateIf(failing(error), update)).rejects.toBe(error)
      await expect(updatedRow(failing(error), update)).rejects.toBe(error)
    },
  )
})
