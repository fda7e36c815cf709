import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect } from 'vitest'
import { removeAccount } from '#functions/erasure/remove-account.ts'
import { authUses } from '#functions/account/auth/app.ts'
import { tableNames } from '#functions/platform/names/environment.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { interviewsUses } from '#functions/interview/interviews/app.ts'
import { withdraw } from '#functions/interview/interviews/withdraw.ts'
import { removalsUses } from '#functions/erasure/removals/app.ts'
import { removalsHandler } from '#functions/erasure/removals/remove-due.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { caller, goodPassword, type Call } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { filesStored, rowsStored } from '#tests/support/everything-stored.ts'
import { appOn, localCallers, configOf } from '#tests/support/function-config.ts'
import { aJob } from '#tests/support/jobs.ts'
import {
  announcePart,
  aRunningInterview,
  putCallRecording,
  putPart,
  uploadPart,
  type RunningInterview as Room,
  type SignedUpload,
} from '#tests/support/rooms.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { gatewayWithoutS3 } from '#tests/support/silent-files.ts'
import { daySeconds, minuteSeconds } from '#shared/platform/durations.ts'

const quiet = { ...systemWorld(), log: createLog({}, () => {}) }

setUpProduct(aJob())
test.beforeEach(() => stack.shiftClock(0))

type Way = {
  ask: (room: Room, by?: Call) => Promise<{ status: number }>
  /** The first write of the request, after which its process ends. */
  crash: (room: Room) => Promise<unknown>
  /** The rows that stay: after a withdrawal the account, the sign-in and the attempts. */
  keeps: RegExp
}

const crashed = { remove: () => Promise.reject(new Error('The process has ended.')) }

const ways: Record<string, Way> = {
  'Withdrawing the application': {
    ask: ({ token, sessionId }, by = call) => by(`POST /interviews/${sessionId}/unapply`, { token }),
    crash: ({ userId, sessionId }) =>
      withdraw(
        userId,
        sessionId,
        appOn(interviewsUses, [configOf(stack, 'interviews'), quiet], {
          secrets: localCallers,
          ring: localKeyRing(stack.directory),
        }),
      ),
    keeps: /^(users|guards) /,
  },
  'Deleting the account': {
    ask: ({ token }, by = call) => by('DELETE /auth/me', { token, json: { password: goodPassword } }),
    crash: async ({ userId }) => {
      const app = appOn(authUses, [configOf(stack, 'auth'), quiet], {
        secrets: localCallers,
        ring: localKeyRing(stack.directory),
      })
      const account = await app.users.byId(userId)
      if (account === undefined) throw new Error('There is no account.')
      await removeAccount(account, { ...app, guardsByUser: { ...app.guardsByUser, ...crashed } }, quiet.log)
    },
    keeps: /^$/,
  },
}

/** Every version, and every marker of a deletion, that names the interview. */
const filesOf = async ({ sessionId }: Room): Promise<string[]> =>
  (await filesStored(stack)).filter((file) => file.includes(sessionId))
/** Every row that names the interview or its candidate, but for those by which they are removed. */
const rowsOf = async ({ sessionId, userId }: Room, keeps: RegExp): Promise<string[]> =>
  (await rowsStored(stack)).filter(
    (row) =>
      !row.startsWith('removals ') && !keeps.test(row) && (row.includes(sessionId) || row.includes(userId)),
  )

async function goneWithin(seconds: number, room: Room, keeps: RegExp): Promise<void> {
  await eventually(
    async () => {
      stack.passTime(seconds)
      await stack.settled()
      return [...(await filesOf(room)), ...(await rowsOf(room, keeps))]
    },
    (left) => left.length === 0,
  )
}

async function aRecording(): Promise<Room> {
  const room = await aRunningInterview(call, aJob().id)
  await uploadPart(room, { part: 0, bytes: 'film' })
  await call(`PUT /interviews/${room.sessionId}/transcript`, {
    token: room.token,
    json: { version: 1, entries: [{ role: 'user', content: 'My answer.' }] },
  })
  return room
}

/** Every row of the tables that an operator may restore. */
async function backUp() {
  const client = dynamoOf(stack)
  const names = tableNames.filter((name) => name !== 'removals')
  const rows = await Promise.all(
    names.map(async (TableName) => {
      const { Items = [] } = await client.send(new ScanCommand({ TableName }))
      return Items.map((Item) => ({ TableName, Item }))
    }),
  )
  return async (): Promise<void> => {
    for (const row of rows.flat()) await client.send(new PutCommand(row))
  }
}

/** What the operator does after restoring a table. */
const removeEverything = () =>
  removalsHandler(
    appOn(removalsUses, [configOf(stack, 'removals'), quiet], { accountWithoutKey: undefined }),
  )({ everything: true })

describe.each(Object.entries(ways))('%s', (_, { ask, crash, keeps }) => {
  test('deletes every version of every file with the request', async () => {
    const room = await aRecording()
    await putCallRecording(stack, room.sessionId)
    expect((await ask(room)).status).toBe(200)
    expect(await filesOf(room)).toEqual([])
    expect(await rowsOf(room, keeps)).toEqual([])
  })

  test('deletes parts that are uploaded afterwards with signatures from before', async () => {
    const room = await aRecording()
    const uploads: SignedUpload[] = []
    for (const part of [1, 2, 3]) {
      const { body } = await announcePart(room, { part, bytes: 'late film' })
      uploads.push(body['data'] as SignedUpload)
    }
    expect((await ask(room)).status).toBe(200)
    for (const upload of uploads) expect((await putPart(upload, 'late film')).status).toBe(200)
    expect(await filesOf(room)).toHaveLength(uploads.length)
    await goneWithin(5 * minuteSeconds, room, keeps)
  })

  test('deletes what a provider of calls stores days later', async () => {
    const room = await aRecording()
    expect((await ask(room)).status).toBe(200)
    stack.passTime(3 * daySeconds)
    await putCallRecording(stack, room.sessionId)
    await goneWithin(daySeconds, room, keeps)
  })

  test('succeeds while S3 is silent, and a later run deletes the files', async () => {
    const room = await aRecording()
    const silent = await gatewayWithoutS3(stack)
    try {
      expect((await ask(room, caller(silent))).status).toBe(200)
    } finally {
      await silent.close()
    }
    expect(await filesOf(room)).toHaveLength(1)
    await goneWithin(minuteSeconds, room, keeps)
  })

  test('is finished by the schedule after a crash that follows the first write', async () => {
    const room = await aRecording()
    await crash(room)
    expect(await filesOf(room)).toHaveLength(1)
    await goneWithin(minuteSeconds, room, keeps)
  })

  test('is repeated each day, which deletes rows that a restored backup brings back', async () => {
    const room = await aRecording()
    const restore = await backUp()
    expect((await ask(room)).status).toBe(200)
    await goneWithin(daySeconds, room, keeps)
    await restore()
    expect((await rowsOf(room, keeps)).length).toBeGreaterThanOrEqual(3)
    await goneWithin(daySeconds, room, keeps)
  })

  test('is repeated when an operator runs it, and its own rows name no candidate', async () => {
    const room = await aRecording()
    const restore = await backUp()
    expect((await ask(room)).status).toBe(200)
    await restore()
    await removeEverything()
    expect(await rowsOf(room, keeps)).toEqual([])
    const rows = (await rowsStored(stack)).filter((row) => row.startsWith('removals '))
    expect(rows.some((row) => row.includes(room.sessionId))).toBe(true)
    expect(rows.filter((row) => /aisyah|rahman/i.test(row))).toEqual([])
  })
})

test('A restored account is deleted without freeing an address that another account has taken', async () => {
  const room = await aRecording()
  const restore = await backUp()
  const { email, name } = (await appOn(authUses, [configOf(stack, 'auth'), quiet], {
    secrets: localCallers,
    ring: localKeyRing(stack.directory),
  }).users.byId(room.userId)) ?? { email: '', name: '' }
  await ways['Deleting the account']?.ask(room)
  const again = await call('POST /auth/register', { form: { email, name, password: goodPassword } })
  expect(again.status).toBe(200)
  const { id } = (again.body['data'] as { user: { id: string } }).user
  await restore()
  // The operator copies only the rows that are missing, so the address stays with its new account.
  await dynamoOf(stack).send(
    new PutCommand({ TableName: 'users', Item: { id: `email#${email}`, userId: id } }),
  )
  await removeEverything()
  expect(await rowsOf(room, /^$/)).toEqual([])
  expect((await call('POST /auth/login', { json: { email, password: goodPassword } })).status).toBe(200)
})

test('The row of a removal is deleted after forty days', async () => {
  const room = await aRecording()
  await ways['Deleting the account']?.ask(room)
  stack.passTime(41 * daySeconds)
  await stack.settled()
  expect((await rowsStored(stack)).filter((row) => row.includes(room.userId))).toEqual([])
})
