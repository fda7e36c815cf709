import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { localConfig } from '#infra/local/functions/config.ts'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { signToken } from '#functions/platform/http/token.ts'
import { owaspPasswordCost, systemRandom } from '#functions/platform/world/ports.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { appOf, originOf } from '#functions/platform/uses/uses.ts'
import { accountUses } from './accounts.ts'

const ring = keyRing('now', new Map([['now', new Uint8Array(32).fill(7)]]))
const config = localConfig({ site: 'http://localhost', dynamo: 'http://localhost', s3: '', ses: '' })

test('the deployed functions with accounts hash passwords at the cost that OWASP asks for', () => {
  expect(appOf(accountUses, { ...originOf(config, systemWorld()), ring }).passwordCost).toBe(
    owaspPasswordCost,
  )
})

test('the functions with accounts note the first call with a renewed token', async () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const storage = mockClient(DynamoDBDocumentClient)
  const expiresAt = now.getTime() / 1000 + 3600
  storage.on(GetCommand).resolves({
    Item: { id: 'sign-in#s', userId: 'u', epoch: 1, startedAt: '', expiresAt, remembered: false },
  })
  storage.on(UpdateCommand).resolves({})
  const world = { clock: () => now, random: systemRandom, log: createLog({}, () => {}) }
  const token = await signToken(ring, { userId: 'u', signInId: 's', generation: 1 }, now)
  await appOf(accountUses, { ...originOf(config, world), ring }).authenticate(`Bearer ${token}`)
  expect(storage.commandCalls(UpdateCommand)).toHaveLength(1)
  storage.restore()
})
