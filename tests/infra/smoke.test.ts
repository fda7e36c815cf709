import { afterAll, beforeAll, expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { createLog } from '#functions/observability/log.ts'
import { smokeTest } from '#infra/commands/smoke-test.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import { arrivalOf, sendAnswer } from '#infra/local/gateway/http-server.ts'
import { startStack, type Stack } from '#infra/local/stack.ts'
import { originHeader } from '#shared/contract/headers.ts'
import { aFolder } from '#tests/support/folder.ts'
import { everyRow } from '#tests/support/rows.ts'
import { patientMilliseconds } from '#tests/support/stack.ts'

const folder = aFolder()
let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    directory: folder.path('data'),
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    requestMilliseconds: patientMilliseconds,
    world: { log: createLog({}, () => {}) },
    // The API behind the edge, without pages.
    openSite:
      async ({ gateway }) =>
      async (request, response) => {
        const arrival = await arrivalOf(request)
        const headers = { ...arrival.headers, [originHeader]: localOriginSecret }
        sendAnswer(response, await gateway({ ...arrival, headers }))
      },
  })
})
afterAll(async () => {
  await stack.close()
  folder.remove()
})

const run = async (apiKey = cdk.context.apiKeys[0] ?? ''): Promise<string[]> => {
  const said: string[] = []
  await smokeTest({ site: stack.site, apiKey }, (line) => said.push(line))
  return said
}

test('the smoke test after a deployment exercises argon2, S3 and SES, and leaves nothing behind', async () => {
  expect(await run()).toEqual([
    'ok  the storage answers',
    'ok  a CV is read in a process of its own',
    'ok  an account is opened',
    'ok  its profile is read',
    'ok  its file is stored and read: S3',
    'ok  a letter is sent: SES',
    'ok  the password is verified: argon2',
    'ok  the account is deleted',
  ])
  expect(JSON.stringify(await everyRow(stack))).not.toContain('simulator.amazonses.com')
})

test('it fails with what to look at where e-mail does not work, and deletes its account all the same', async () => {
  stack.ses.faults.set({ kind: 'down' })
  await expect(run()).rejects.toThrow(
    'a letter is sent: SES: answered 503 mail_unavailable. Look at SES and the log of Auth.',
  )
  stack.ses.faults.set(null)
  expect(JSON.stringify(await everyRow(stack))).not.toContain('simulator.amazonses.com')
})

test('it fails with a wrong API key', async () => {
  await expect(run('none')).rejects.toThrow('the storage answers: answered 403 api_key_missing')
})
