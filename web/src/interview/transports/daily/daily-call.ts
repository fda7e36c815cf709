import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { RoomRetries } from '../../runtime/clock.ts'
import type { Meter } from '../../runtime/voice-meter.ts'
import type { Scope } from '../../runtime/scope.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Speaker } from './browser-speaker.ts'
import { createCallDevices, type DevicesOfCall } from './call-devices.ts'
import { failureIn } from './call-failure.ts'
import { createCloudRecording, type CloudRecording } from './cloud-recording.ts'
import { createConnection, type Connection } from './connection.ts'
import type { CallObject, CallSources } from './daily-js.ts'
import { createCallMessages, type CallMessages } from './call-messages.ts'
import { createInterviewerVoice } from './interviewer-voice.ts'
import { createInterviewerWatch } from './interviewer-watch.ts'
import { listenTo, type CallListener } from './listen.ts'
import { createJoining, type Joining } from './joining.ts'
import { createMeeting, type Meeting } from './meeting.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import { createPresence, type Presence } from './presence.ts'
import { createProgress, type Progress } from './progress.ts'
import type { Conversation, ConversationCalls } from './start-call.ts'

export type DailyParts = {
  retries: RoomRetries
  record: Pick<
    InterviewRecord,
    'sections' | 'customGreeting' | 'room' | 'isTestInterview' | 'isRecordedInCloud'
  >
  conversation: Conversation
  calls: ConversationCalls
  /** Loads daily-js and creates its call object. */
  createCallObject: (sources: CallSources) => Promise<CallObject>
  speaker: Speaker
  /** How loud a track is. */
  meter: (track: MediaStreamTrack) => Meter
  newId: () => string
}

const silentText = 'The interviewer does not answer.'

/** Daily's defaults are documented as different numbers, so each is given. */
const recorded = { type: 'cloud', width: 1280, height: 720, fps: 24, minIdleTimeOut: 300 } as const

type Around = { scope: Scope; emit: (event: CallEvent) => void }

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
  const messages = createCallMessages({
    clock,
    conversationId: conversation.conversationId,
    emit,
    testStarted: () => presence.joined('test'),
    spoke: () => watch.spoke(),
    candidate: (what) => watched[what](),
  })
  const voice = createInterviewerVoice({ ...parts, emit })
  const watch = createInterviewerWatch({
    clock,
    level: voice.level,
    isThere: () => isJoined() && presence.isThere(),
    silent: () => fail(silentText),
  })
  const watched = {
    speaks: watch.candidateSpeaks,
    stops: watch.candidateStops,
    answered: watch.asked,
  } as const
  const recording =
    record.isRecordedInCloud === true
      ? createCloudRecording({
          clock,
          begin: () => current()?.startRecording({ ...recorded, maxDuration: record.room.lifetimeSeconds }),
          end: () => current()?.stopRecording(),
        })
      : undefined
  const ids = new Set<string>()
  const meeting: Meeting = createMeeting({
    clock,
    scope,
    create: () => parts.createCallObject(devices.sources()),
    listen: (call) => listenTo(call, { isCurrent: () => meeting.isCurrent(call), own: ids }, listener),
  })
  const { granted } = devices
  const joining = createJoining({ ...parts, scope, progress, connection, meeting, granted })
  const heardBy = { progress, devices, connection, presence, outgoing, joining, voice, messages, recording }
  const listener = listenerOf(heardBy)
  return { progress, devices, outgoing, presence, messages, watch, recording, meeting, join: joining.join }
}

type HeardBy = {
  progress: Progress
  devices: DevicesOfCall
  connection: Connection
  presence: Presence
  outgoing: Outgoing
  joining: Joining
  voice: ReturnType<typeof createInterviewerVoice>
  messages: CallMessages
  recording: CloudRecording | undefined
}

/** Which part hears which event. */
const listenerOf = (parts: HeardBy): CallListener => ({
  joined(others) {
    parts.progress.become('joined')
    parts.devices.joined()
    parts.connection.whole(true)
    parts.presence.reset(others)
    parts.outgoing.sendKept()
  },
  left: () => {
    if (parts.progress.isJoined()) parts.progress.fail(failureIn(undefined).message)
  },
  failed: parts.joining.failed,
  participantJoined: parts.presence.joined,
  participantLeft: parts.presence.left,
  voiceStarted: parts.voice.started,
  voiceStopped: parts.voice.stopped,
  message: parts.messages.message,
  recordingStarted: (id) => parts.recording?.started(id),
  recordingStopped: () => parts.recording?.stopped(),
  recordingFailed: () => parts.recording?.failed(),
  connection: parts.connection.part,
})
