import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { createGuardsByUser } from './guards-by-user.ts'

/** A table that answers two pages of rows, as DynamoDB does beyond a megabyte. */
function twoPages() {
  const deleted: unknown[] = []
  const asked: unknown[] = []
  const dynamo = {
    async send(command: unknown) {
      if (command instanceof DeleteCommand) deleted.push(command.input.Key)
      if (!(command instanceof QueryCommand)) return {}
      const { ExclusiveStartKey } = command.input
      asked.push(ExclusiveStartKey)
      return ExclusiveStartKey === undefined
        ? { Items: [{ id: 'sign-in#1' }], LastEvaluatedKey: { id: 'sign-in#1' } }
        : { Items: [{ id: 'link#2' }] }
    },
  } as unknown as Dynamo
  return { guards: createGuardsByUser(dynamo, 'guards'), deleted, asked }
}

test("all pages of a candidate's sign-ins and links are read", async () => {
  const { guards, asked } = twoPages()
  expect(await guards.of('user-1')).toEqual([{ id: 'sign-in#1' }, { id: 'link#2' }])
  expect(asked).toEqual([undefined, { id: 'sign-in#1' }])
})

test("all pages of a candidate's sign-ins and links are deleted", async () => {
  const { guards, deleted } = twoPages()
  await guards.remove('user-1')
  expect(deleted).toEqual([{ id: 'sign-in#1' }, { id: 'link#2' }])
})
