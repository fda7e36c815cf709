import { describe, expect, test } from 'vitest'
import { aDelivery } from '#tests/support/interview/a-delivery.ts'
import { aRoom } from '#tests/support/interview/a-room.ts'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { createFakeLockManager } from '#tests/support/interview/fake-lock-manager.ts'
import { createFakeCalls, createFakeInterviews } from '#tests/support/interview/fake-world.ts'
import { aRecord } from '#tests/support/interview/records.ts'
import { createSessionLocks } from '#web/api/unsent/session-locks.ts'
import { openElsewhereMessage } from '../machine/room-status.ts'
import { problemOf } from './room-state.ts'

const record = aRecord()
const running = { milliseconds: 400_000, pages: 1, silentMilliseconds: 60_000, callId: 'page-1' }
const goingOn = aRecord({ status: 'Interviewer Ready', running })
const left = {
  sessionId: 'session-1',
  owner: 'candidate-1',
  callId: 'page-1',
  expiresAt: Number.POSITIVE_INFINITY,
}
const checkpoint = { version: 7, entries: [{ role: 'user' as const, content: 'Said before the sign-out.' }] }
const blocked = { phase: 'blocked', message: openElsewhereMessage }

/** Two tabs of a browser: the locks and the stored interviews are common to both. */
function aBrowser() {
  const clock = createFakeClock()
  const locks = createSessionLocks(createFakeLockManager())
  const page = { isHidden: false }
  const tab = (given: typeof record, interviews = createFakeInterviews()) =>
    aRoom({ given, clock, change: { locks, interviews, isHidden: () => page.isHidden } })
  return { clock, locks, page, tab }
}

/** Another tab delivers what it keeps of the interview. */
async function whileDelivering(kept: typeof left & { checkpoint?: typeof checkpoint } = left) {
  const browser = aBrowser()
  const interviews = createFakeInterviews([kept])
  const server = createFakeCalls(record)
  const delivery = aDelivery(kept, { ...browser, calls: server.calls, interviews })
  await browser.clock.pass(0)
  return { ...browser, delivery, delivered: server, interviews, room: browser.tab(goingOn, interviews) }
}

describe('while another tab delivers what is kept of the interview', () => {
  test('the lobby opens', async () => {
    const { room } = await whileDelivering()
    await room.room.open()
    expect(room.room.getState().interview).toMatchObject({ phase: 'connecting' })
  })

  test('the room is opened once its answers have arrived', async () => {
    const { room, clock, delivery, delivered } = await whileDelivering({ ...left, checkpoint })
    const opening = room.room.open()
    await clock.pass(5_000)
    expect(room.server.inputs('create')).toEqual([])
    await delivery.end()
    await opening
    expect(delivered.inputs('saveTranscript')).toHaveLength(1)
    expect(room.server.inputs('saveTranscript')).toEqual([])
    expect(room.phase()).toBe('connecting')
  })

  test('the interview begins when the delivery has ended, and keeps its own record', async () => {
    const { room, clock, delivery, interviews } = await whileDelivering()
    await room.lobby()
    room.room.pressStart()
    const starting = room.room.consent()
    await clock.pass(4_000)
    expect([room.phase(), room.server.inputs('setStatus').length]).toEqual(['starting', 0])
    await delivery.end()
    await clock.pass(2_000)
    await starting
    expect(room.phase()).toBe('active')
    expect(interviews.kept()).toMatchObject([{ callId: 'call-12345' }])
  })

  test('for long, the candidate can try again', async () => {
    const { room, clock, delivery } = await whileDelivering()
    await room.lobby()
    room.room.pressStart()
    const starting = room.room.consent()
    await clock.pass(20_000)
    await starting
    expect([room.phase(), problemOf(room.room.getState())]).toEqual([
      'ready',
      'Your earlier answers are still being uploaded. Please try again in a moment.',
    ])
    await delivery.end()
    await clock.pass(0)
    room.room.pressStart()
    await room.room.consent()
    expect(room.phase()).toBe('active')
  })

  test('a lobby that is left begins nothing', async () => {
    const { room, clock, delivery, locks } = await whileDelivering()
    await room.lobby()
    room.room.pressStart()
    void room.room.consent()
    await clock.pass(1_000)
    room.room.close()
    await delivery.end()
    await clock.pass(20_000)
    expect(room.server.inputs('setStatus')).toEqual([])
    await expect(locks.tryHold('session-1')).resolves.toBeDefined()
  })
})

describe('an interview that is open in another tab', () => {
  async function openTwice() {
    const browser = aBrowser()
    const first = browser.tab(record)
    await first.begin()
    const second = browser.tab(goingOn)
    await second.room.open()
    expect(second.room.getState().interview).toEqual(blocked)
    return { ...browser, first, second }
  }

  test('goes on here once that tab is closed, without a request before', async () => {
    const { clock, first, second } = await openTwice()
    await clock.pass(60_000)
    expect(second.room.getState().interview).toEqual(blocked)
    expect(second.server.inputs('create')).toHaveLength(1)
    first.room.close()
    await clock.pass(2_000)
    expect(second.server.inputs('create')).toHaveLength(2)
    await second.room.requestDevices()
    expect(second.phase()).toBe('ready')
  })

  test('goes on at once when the candidate presses the button', async () => {
    const { clock, first, second } = await openTwice()
    await second.room.retry()
    expect(second.room.getState().interview).toEqual(blocked)
    first.room.close()
    await clock.pass(0)
    await second.room.retry()
    expect(second.phase()).toBe('connecting')
  })

  test('does not go on in the background, and uses no camera there', async () => {
    const { clock, page, first, second } = await openTwice()
    page.isHidden = true
    first.room.close()
    await second.room.requestDevices()
    await clock.pass(60_000)
    expect([second.room.getState().interview, second.devices.streams]).toEqual([blocked, []])
    page.isHidden = false
    await clock.pass(2_000)
    expect(second.phase()).toBe('connecting')
  })

  test('that began after this lobby opened goes on here, too', async () => {
    const { clock, tab } = aBrowser()
    const second = tab(record)
    await second.lobby()
    const first = tab(record)
    await first.begin()
    second.room.pressStart()
    await second.room.consent()
    expect(second.room.getState().interview).toEqual(blocked)
    first.room.close()
    await clock.pass(2_000)
    await second.room.requestDevices()
    expect(second.phase()).toBe('ready')
  })
})
