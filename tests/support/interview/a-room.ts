import { deliver } from '#web/api/unsent/deliver.ts'
import { conductInterview } from '#web/interview/runtime/interview-in-progress.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { createInterview } from '#web/interview/runtime/room.ts'
import { createSessionLocks } from '#web/api/unsent/session-locks.ts'
import type { StoredPart } from '#web/api/unsent/part-store.ts'
import type { UnsentInterview } from '#web/api/unsent/unsent-interview.ts'
import type { RoomWorld } from '#web/interview/runtime/room-interview.ts'
import type { World } from '#web/interview/runtime/world.ts'
import { createScripted } from '#tests/support/interview/scripted.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { createFakeLockManager } from './fake-lock-manager.ts'
import { FakeDevices, FakeRecorders } from './fake-media.ts'
import {
  createFakeCalls,
  createFakeInterviews,
  createFakeNetwork,
  createFakePage,
  createFakeParts,
  type FakeAnswers,
} from './fake-world.ts'
import { aRecord } from './records.ts'
import { speakingLevel } from '#web/interview/machine/voice-activity.ts'

export const record = aRecord()
export const goodbye = 'Thank you for your time. Have a great day!'

/** A room with a fake browser and a fake server. */
export function aRoom({
  given = record,
  kept = [],
  left = [],
  clock = createFakeClock(),
  sessionId = 'session-1',
  stored,
  isTakenOver = false,
  change = {},
}: {
  given?: typeof record
  kept?: StoredPart[]
  left?: UnsentInterview[]
  clock?: FakeClock
  sessionId?: string
  /** Answers to parts say that another page has continued the interview. */
  isTakenOver?: boolean
  /** The transcript that another page has saved. */
  stored?: FakeAnswers['stored']
  change?: Partial<RoomWorld>
} = {}) {
  const network = createFakeNetwork()
  const devices = new FakeDevices()
  const recorders = new FakeRecorders()
  const server = createFakeCalls(given, { stored, isTakenOver })
  const parts = createFakeParts(kept)
  const interviews = createFakeInterviews(left)
  const page = createFakePage()
  const leaving = createFakeCalls(given)
  const script = createScripted({
    greeting: given.customGreeting,
    sections: ['First part.', 'Second part.'],
    reply: 'Thank you.',
  })
  const levels = { value: 0 }
  let willType = false
  const typing: World['typing'] = { isChosen: () => willType, choose: (isChosen) => (willType = isChosen) }
  const room = createInterview(
    {
      clock,
      network,
      media: devices.source(),
      recorders: recorders.recorders(),
      detector: () => Promise.resolve({ takeVoice: () => levels.value > speakingLevel, close: () => {} }),
      meter: () => ({ level: () => levels.value, close: () => {} }),
      typing,
      owner: 'candidate-1',
      parts,
      interviews,
      locks: createSessionLocks(createFakeLockManager()),
      lastCalls: leaving.calls,
      onHidden: page.onHidden,
      isHidden: () => false,
      holdSignIn: () => () => {},
      calls: server.calls,
      transport: () => script,
      loadDelivery: () => Promise.resolve({ deliver }),
      loadInterview: () => Promise.resolve({ conductInterview }),
      loadMix: () => Promise.reject(new Error('The interviewer has no sound of its own.')),
      loadProof: () => Promise.reject(new Error('No proof is needed.')),
      newId: () => 'call-12345',
      deviceName: () => 'Chrome on Linux',
      ...change,
    },
    { sessionId },
  )
  const phase = () => room.getState().interview.phase
  const lobby = async () => {
    await room.open()
    await room.requestDevices()
  }
  const begin = async () => {
    await lobby()
    room.pressStart()
    await room.consent()
    await clock.pass(1000)
  }
  return {
    clock,
    network,
    devices,
    recorders,
    server,
    parts,
    interviews,
    page,
    leaving,
    script,
    levels,
    typing,
    room,
    phase,
    lobby,
    begin,
  }
}

type FinishBody = Parameters<World['calls']['finish']>[0]['body']

/** The finish calls of a room. */
export const finished = (room: ReturnType<typeof aRoom>) =>
  room.server.inputs('finish') as { body: FinishBody & { transcript: TranscriptEntry[] } }[]
