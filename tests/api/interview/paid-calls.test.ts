import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { ListObjectVersionsCommand } from '@aws-sdk/client-s3'
import { describe, expect } from 'vitest'
import { malaysiaDate } from '#shared/platform/deadline.ts'
import { maxMinutesPerMailbox } from '#functions/platform/limits/call-minutes.ts'
import { countedIn } from '#tests/support/counted.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import { aCandidate, goodPassword } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { s3Of } from '#tests/support/files.ts'
import { expected, refusal } from '#tests/support/refusals.ts'
import { putCallRecording } from '#tests/support/rooms.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { dynamoOf, everyRow, rowOf } from '#tests/support/rows.ts'
import { otherJobId, roomOf, test, type Lobby, type VoiceStack } from '#tests/support/voice-stack.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const nothingLive = ({ provider }: VoiceStack) =>
  eventually(
    () => provider.live.size,
    (live) => live === 0,
  )

const withdraw = async ({ call }: VoiceStack, { token, sessionId }: Lobby) => {
  expect((await call(`POST /interviews/${sessionId}/unapply`, { token })).status).toBe(200)
}

const removals: [string, (voice: VoiceStack, lobby: Lobby) => Promise<void>][] = [
  ['withdrawing the application', withdraw],
  [
    'deleting the account',
    async ({ call }, { token }) => {
      const { status } = await call('DELETE /auth/me', { token, json: { password: goodPassword } })
      expect(status).toBe(200)
    },
  ],
]

describe.each(removals)('%s in a call', (_, remove) => {
  test('ends the call', async ({ voice }) => {
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    await voice.begin(lobby)
    await remove(voice, lobby)
    voice.stack.runSchedules()
    await nothingLive(voice)
  })

  test('ends it once the provider answers again, after three failures', async ({ voice }) => {
    const { provider, stack, ends } = voice
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    const answerAgain = provider.refuseEnds()
    await remove(voice, lobby)
    // A schedule does not start again what still runs, so time passes until the provider was asked three times.
    await eventually(
      () => {
        stack.passTime(60 * 60)
        return ends().length
      },
      (count) => count >= 3,
    )
    expect(provider.live.size).toBe(1)
    answerAgain()
    await eventually(
      () => {
        stack.passTime(60 * 60)
        return provider.live.size
      },
      (live) => live === 0,
    )
  })

  test('while it starts leaves no call', async ({ voice }) => {
    const { provider } = voice
    const lobby = await voice.inTheLobby()
    const release = provider.hold()
    const starting = voice.start(lobby)
    await provider.arrived(1)
    await remove(voice, lobby)
    release()
    expect(refusal(await starting)).toEqual(expected('call_ended'))
    expect(provider.live.size).toBe(0)
  })

  test('deletes recordings that the provider stores afterwards, with every version', async ({ voice }) => {
    const { stack } = voice
    const s3 = s3Of(stack)
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    // The page ends the call, so only its recording is left.
    await voice.end(lobby)
    await remove(voice, lobby)
    const versions = async () => {
      const prefix = `calls/${lobby.sessionId}/`
      const page = await s3.send(new ListObjectVersionsCommand({ Bucket: 'recordings', Prefix: prefix }))
      return [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].length
    }
    await putCallRecording(stack, lobby.sessionId)
    await eventually(
      () => {
        stack.passTime(60)
        return versions()
      },
      (count) => count === 0,
    )
    await putCallRecording(stack, lobby.sessionId, { at: 1 })
    stack.passTime(daySeconds)
    await eventually(versions, (count) => count === 0)
  })
})

describe('an account has one live call', () => {
  test('however often its candidate withdraws, applies and starts again', async ({ voice }) => {
    let lobby = await voice.inTheLobby()
    for (let rounds = 0; rounds < 6; rounds += 1) {
      roomOf(await voice.start(lobby))
      expect(voice.provider.live.size).toBe(1)
      await withdraw(voice, lobby)
      lobby = await voice.enter(lobby)
    }
    expect(voice.starts()).toHaveLength(6)
  })

  test('over its lobbies: the lobby that started last has it', async ({ voice }) => {
    const first = await voice.inTheLobby()
    const second = await voice.enter(first, otherJobId)
    const room = roomOf(await voice.start(first))
    roomOf(await voice.start(second))
    expect(voice.provider.live.size).toBe(1)
    // The first lobby's call is over, so asking again starts another one.
    expect(roomOf(await voice.start(first))).not.toBe(room)
    expect(voice.provider.live.size).toBe(1)
  })

  test('after two concurrent starts of two lobbies', async ({ voice }) => {
    const { provider } = voice
    const first = await voice.inTheLobby()
    const second = await voice.enter(first, otherJobId)
    const release = provider.hold()
    const both = [voice.start(first), voice.start(second)]
    await provider.arrived(2)
    release()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(provider.live.size).toBe(1)
  })

  test('that a running interview keeps', async ({ voice }) => {
    const first = await voice.inTheLobby()
    const room = roomOf(await voice.start(first))
    await voice.begin(first)
    const second = await voice.enter(first, otherJobId)
    expect(refusal(await voice.start(second))).toEqual(expected('interview_running'))
    expect(roomOf(await voice.start(first))).toBe(room)
    await voice.finish(first)
    roomOf(await voice.start(second))
    expect(voice.provider.live.size).toBe(1)
  })

  test('whose end is repeated by the schedule when the provider failed to end the replaced one', async ({
    voice,
  }) => {
    const { provider, stack } = voice
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    const answerAgain = provider.refuseEnds()
    roomOf(await voice.start(lobby, 'another-page'))
    expect(provider.live.size).toBe(2)
    answerAgain()
    stack.moveClock(60)
    await eventually(
      () => {
        stack.runSchedules()
        return provider.live.size
      },
      (live) => live === 1,
    )
  })
})

describe('the minutes of a day', () => {
  const root = ({ stack }: VoiceStack) => dynamoOf(stack)
  const keyOf = (id: string) => ({ TableName: 'guards', Key: { id } })
  const dayId = () => `call-minutes#${malaysiaDate(new Date())}`
  const setUsed = (voice: VoiceStack, used: number) =>
    root(voice).send(new PutCommand({ TableName: 'guards', Item: { id: dayId(), used } }))
  const usedOf = async ({ stack }: VoiceStack) => (await rowOf(stack, 'guards', { id: dayId() }))?.['used']
  const usedByMailboxes = async ({ stack }: VoiceStack) =>
    (await everyRow(stack))
      .filter(({ id }) => String(id).startsWith(`${dayId()}#`))
      .reduce((sum, { used }) => sum + Number(used), 0)
  const reset = (voice: VoiceStack) => root(voice).send(new DeleteCommand(keyOf(dayId())))

  test('are counted by the longest call at its start, and by its length at its end', async ({ voice }) => {
    await reset(voice)
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    expect(await usedOf(voice)).toBe(25)
    await voice.begin(lobby)
    voice.stack.passTime(7 * 60)
    await voice.end(lobby)
    // A minute that has begun counts.
    expect(await usedOf(voice)).toBe(8)
    await voice.end(lobby)
    expect(await usedOf(voice)).toBe(8)
  })

  test('do not count a call that never began, nor the rest of one that a reload replaced', async ({
    voice,
  }) => {
    await reset(voice)
    const lobby = await voice.inTheLobby()
    voice.provider.script({ status: 503, body: '' })
    await voice.start(lobby)
    expect(await usedOf(voice)).toBe(0)
    await voice.start(lobby)
    await voice.start(lobby, 'after-a-reload')
    // 25 for the new call, and the first minute of the replaced one.
    expect(await usedOf(voice)).toBe(26)
  })

  test.for(removals)('count a call by its length where %s has ended it', async ([, remove], { voice }) => {
    await reset(voice)
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    expect(await usedOf(voice)).toBe(25)
    voice.stack.passTime(7 * 60)
    await remove(voice, lobby)
    voice.stack.runSchedules()
    await eventually(
      () => usedOf(voice),
      (used) => used === 8,
    )
  })

  test('count it once, although the next start of the account ends it, too', async ({ voice }) => {
    await reset(voice)
    const lobby = await voice.inTheLobby()
    await voice.start(lobby)
    await withdraw(voice, lobby)
    roomOf(await voice.start(await voice.enter(lobby)))
    voice.stack.runSchedules()
    await eventually(
      () => voice.provider.live.size,
      (live) => live === 1,
    )
    await eventually(
      async () =>
        (await everyRow(voice.stack)).filter(({ userId }) => String(userId).startsWith('call-end#')),
      (rows) => rows.length === 0,
    )
    expect(await usedOf(voice)).toBe(26)
  })

  test('of one mailbox are bounded, whatever spellings its accounts have', async ({ voice }) => {
    await reset(voice)
    const mailbox = `one.mailbox.${Date.now()}`
    const enterAs = async (tag: number) => {
      const candidate = await aCandidate(voice.call, {
        name: 'One Person',
        email: `${mailbox}+${tag}@example.com`,
      })
      await proveMailbox(voice.stack, candidate.id)
      return voice.enter(candidate)
    }
    const max = maxMinutesPerMailbox / 25
    for (let tag = 0; tag < max; tag += 1) roomOf(await voice.start(await enterAs(tag)))
    voice.stack.logLines.length = 0
    const refused = await voice.start(await enterAs(max))
    expect(refusal(refused)).toEqual(expected('call_minutes_used_up'))
    expect(countedIn(voice.stack.logLines)).toEqual([])
    expect(await usedOf(voice)).toBe(maxMinutesPerMailbox)
    roomOf(await voice.start(await voice.inTheLobby()))
    await reset(voice)
  })

  test('refuse every start once they are used up, until the next day', async ({ voice }) => {
    const { account } = voice.provider
    await setUsed(voice, account.minutesPerDay - 25)
    const [last, refused] = [await voice.inTheLobby(), await voice.inTheLobby()]
    roomOf(await voice.start(last))
    const used = await usedByMailboxes(voice)
    voice.stack.logLines.length = 0
    expect(refusal(await voice.start(refused))).toEqual(expected('call_minutes_used_up'))
    expect(await usedByMailboxes(voice)).toBe(used)
    expect(countedIn(voice.stack.logLines)).toEqual(['CallMinutesUsedUp'])
    expect(voice.starts()).toHaveLength(1)
    // The page with a call still gets it.
    roomOf(await voice.start(last))
    await reset(voice)
  })
})

describe('a call starts after the mailbox is proved', () => {
  test('and is refused before, without a request to the provider', async ({ voice }) => {
    const { stack, call } = voice
    const candidate = await aCandidate(call)
    const lobby = await voice.enter(candidate)
    expect(lobby.record).toMatchObject({ provider: 'daily', needsProof: true })
    expect(refusal(await voice.start(lobby))).toEqual(expected('address_not_proved'))
    expect(voice.starts()).toHaveLength(0)
    const desk = accountDesk(stack, call)
    const confirmed = await desk.confirm(desk.linkIn('confirm', candidate.email), candidate.token)
    expect(confirmed.status).toBe(200)
    roomOf(await voice.start(lobby))
    expect((await voice.enter(lobby)).record).toMatchObject({ needsProof: false })
  })
})
