import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import type { RoomRetries } from '../../runtime/clock.ts'
import type { Scope } from '../../runtime/scope.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Speaker } from './browser-speaker.ts'
import { createCallDevices } from './call-devices.ts'
import { failureIn } from './call-failure.ts'
import { createCloudRecording } from './cloud-recording.ts'
import { createConnection } from './connection.ts'
import type { CallObject, CallSources } from './daily-js.ts'
import { createHearing } from './hearing.ts'
import { listenTo, type CallListener } from './listen.ts'
import { createJoining } from './joining.ts'
import { createMeeting, type Meeting } from './meeting.ts'
import { createOutgoing } from './outgoing.ts'
import { createPresence } from './presence.ts'
import { createProgress } from './progress.ts'
import type { Conversation, ConversationCalls } from './start-call.ts'

export type DailyParts = {
  retries: RoomRetries
  record: Pick<InterviewRecord, 'sections' | 'customGreeting' | 'room' | 'isTestInterview'>
  conversation: Conversation
  calls: ConversationCalls
  /** Loads daily-js and creates its call object. */
  createCallObject: (sources: CallSources) => Promise<CallObject>
  speaker: Speaker
  newId: () => string
}

/** Daily's defaults are documented as different numbers, so each is given. */
const recorded = { type: 'cloud', width: 1280, height: 720, fps: 24, minIdleTimeOut: 300 } as const

type Around = { scope: Scope; emit: (event: CallEvent) => void }

export type DailyCall = ReturnType<typeof createDailyCall>

/** The parts of a call at Daily, connected with each other. */
export function createDailyCall(parts: DailyParts, { scope, emit }: Around) {
  const { retries, record, conversation, speaker } = parts
  const { clock } = retries
  const current = (): CallObject | undefined => meeting.current()
  const progress = createProgress(emit, () => presence.stop())
  const { isJoined, fail } = progress
  const { isTestInterview } = record
  const devices = createCallDevices({ current, isJoined, speaker, isTestInterview })
  const outgoing = createOutgoing({ current, isJoined })
  const connection = createConnection((isConnected) => emit({ type: 'connection', isConnected }))
  const presence = createPresence({
    clock,
    changed: (isThere) => emit({ type: isThere ? 'interviewerJoined' : 'interviewerLeft' }),
    missed: fail,
  })
  const hearing = createHearing({
    clock,
    conversationId: conversation.conversationId,
    emit,
    testStarted: () => presence.joined('test'),
  })
  const recording = createCloudRecording({
    clock,
    begin: () => current()?.startRecording({ ...recorded, maxDuration: record.room.lifetimeSeconds }),
    end: () => current()?.stopRecording(),
    lost: () => emit({ type: 'recordingLost' }),
  })
  const meeting: Meeting = createMeeting({
    clock,
    scope,
    create: () => parts.createCallObject(devices.sources()),
    listen: (call) => listenTo(call, () => meeting.isCurrent(call), listener),
  })
  const { granted } = devices
  const joining = createJoining({ ...parts, scope, progress, connection, meeting, granted })
  const listener: CallListener = {
    joined(others) {
      progress.become('joined')
      devices.joined()
      connection.whole(true)
      presence.reset(others)
      outgoing.sendKept()
    },
    left: () => {
      if (isJoined()) fail(failureIn(undefined).message)
    },
    failed: joining.failed,
    participantJoined: presence.joined,
    participantLeft: presence.left,
    voiceStarted: speaker.play,
    voiceStopped: speaker.stop,
    message: hearing.message,
    recordingStarted: recording.started,
    recordingStopped: recording.stopped,
    recordingFailed: recording.failed,
    connection: connection.part,
  }
  return { progress, devices, outgoing, presence, hearing, recording, meeting, join: joining.join }
}
