import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import type { RoomRetries } from '../../runtime/clock.ts'
import { createScope } from '../../runtime/scope.ts'
import { within } from '../../runtime/within.ts'
import { createCallEvents } from '../call-events.ts'
import type { CallState, CallTransport } from '../call-transport.ts'
import type { Speaker } from './browser-speaker.ts'
import { failureIn, type CallFailure } from './call-failure.ts'
import { createCloudRecording } from './cloud-recording.ts'
import { createConnection } from './connection.ts'
import type { CallObject, CallSources } from './daily-js.ts'
import { createHearing } from './hearing.ts'
import { listenTo } from './listen.ts'
import { createLocalTracks } from './local-tracks.ts'
import { createMeeting, type JoinTarget } from './meeting.ts'
import { answerFinished, echo, endConversation, typedAnswer } from './messages.ts'
import { createPresence } from './presence.ts'
import { sectionMessage } from './section-context.ts'
import { startCall, type Conversation, type ConversationCalls } from './start-call.ts'

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

const leaveMs = 5_000

/** Daily's defaults are documented as different numbers, so each is given. */
const recorded = { type: 'cloud', width: 1280, height: 720, fps: 24, minIdleTimeOut: 300 } as const

/** Failures after which a call that was lost is joined again. */
const passing = ['connection-error', 'meeting-full'] as const

/** An interviewer who joins a call of Daily: docs/decisions/039-daily.md */
export function createDaily(parts: DailyParts): CallTransport {
  const { retries, record, conversation, calls, speaker, newId } = parts
  const { clock } = retries
  const { conversationId } = conversation
  const scope = createScope()
  const events = createCallEvents()
  const { emit } = events
  const tracks = createLocalTracks()
  const granted = Promise.withResolvers<void>()
  // Test mode goes on without devices.
  if (record.isTestInterview) granted.resolve()
  let stream: MediaStream | undefined
  let state: CallState = 'new'
  let target: JoinTarget | undefined
  let isGreeted = false
  let isMicrophoneOn = false
  /** What the candidate wrote while the call was down. */
  const unsent: object[] = []

  const become = (next: CallState) => {
    if (state === next) return
    state = next
    emit({ type: 'state', state })
  }
  const fail = (message: string) => {
    if (state === 'error') return
    presence.stop()
    become('error')
    emit({ type: 'failed', message })
  }

  const connection = createConnection((isConnected) => {
    emit({ type: 'connection', isConnected })
  })
  const presence = createPresence({
    clock,
    changed: (isThere) => {
      emit({ type: isThere ? 'interviewerJoined' : 'interviewerLeft' })
    },
    missed: fail,
  })
  const hearing = createHearing({
    clock,
    conversationId,
    emit,
    testStarted: () => {
      presence.joined('test')
    },
  })
  const meeting = createMeeting({
    clock,
    scope,
    create() {
      const { sources, release } = tracks.copy(stream)
      release()
      return parts.createCallObject(sources)
    },
    listen: (call) => {
      listenTo(call, () => meeting.isCurrent(call), {
        joined,
        left: () => {
          if (state === 'joined') fail(failureIn(undefined).message)
        },
        failed,
        participantJoined: presence.joined,
        participantLeft: presence.left,
        voiceStarted: speaker.play,
        voiceStopped: speaker.stop,
        message: hearing.message,
        recordingStarted: recording.started,
        recordingStopped: recording.stopped,
        recordingFailed: recording.failed,
        connection: connection.part,
      })
    },
  })
  const recording = createCloudRecording({
    clock,
    begin: () => {
      meeting.current()?.startRecording({ ...recorded, maxDuration: record.room.lifetimeSeconds })
    },
    end: () => {
      meeting.current()?.stopRecording()
    },
    lost: () => {
      emit({ type: 'recordingLost' })
    },
  })

  function joined(others: string[]): void {
    become('joined')
    // The candidate is not heard in the lobby.
    meeting.current()?.setLocalAudio(isMicrophoneOn)
    connection.whole(true)
    presence.reset(others)
    for (const message of unsent.splice(0)) send(message)
  }

  /** A failure before the call is joined is told by `join`. */
  function failed(failure: CallFailure): void {
    if (state !== 'joined') return
    if (target === undefined || !passing.some((type) => type === failure.type)) {
      fail(failure.message)
      return
    }
    become('joining')
    connection.whole(false)
    void rejoin(target)
  }

  const rejoin = async (to: JoinTarget): Promise<void> => {
    try {
      await meeting.drop()
      await meeting.join(to, passing)
    } catch (error) {
      fail(failureIn(error).message)
    }
  }

  function send(message: object): void {
    if (state !== 'joined') return
    try {
      meeting.current()?.sendAppMessage(message)
    } catch {
      // Too long, or the call is closing. The transcript contains the answer in any case.
    }
  }

  return {
    subscribe: events.subscribe,
    recording,
    async join() {
      if (state !== 'new') return
      become('loading')
      await granted.promise
      try {
        const [to] = await Promise.all([startCall(retries, calls, conversation), meeting.load()])
        target = to
        become('joining')
        await meeting.join(to, ['meeting-full'])
      } catch (error) {
        if (scope.signal.aborted) return
        become('error')
        throw error
      }
    },
    setDevices(devices) {
      speaker.choose(devices.speaker)
      if (devices.stream === undefined || devices.stream === stream) return
      const call = meeting.current()
      stream = devices.stream
      granted.resolve()
      if (call === undefined) return
      const { sources, release } = tracks.copy(stream)
      void call.setInputDevicesAsync(sources).then(release, release)
    },
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      tracks.setMicrophone(isOn)
      if (state === 'joined') meeting.current()?.setLocalAudio(isOn)
    },
    setCamera: tracks.setCamera,
    greet() {
      if (state !== 'joined' || isGreeted) return
      isGreeted = true
      hearing.open()
      presence.interviewStarted()
      speaker.setMuted(false)
      send(echo(conversationId, record.customGreeting))
    },
    openSection(index) {
      const message = sectionMessage(conversationId, record.sections, index)
      if (message !== undefined) send(message)
    },
    sendText(text) {
      const isBegun = state === 'joined' || isGreeted
      if (!isBegun || scope.signal.aborted || text.trim() === '') return
      hearing.typed(text)
      const messages = typedAnswer(text, newId)
      if (state === 'joined') for (const message of messages) send(message)
      else unsent.push(...messages)
    },
    finishAnswer: () => {
      send(answerFinished(newId))
    },
    async leave() {
      if (scope.signal.aborted) return
      const isJoined = state === 'joined'
      const hasStarted = state !== 'new'
      send(endConversation(conversationId))
      if (isJoined) become('left')
      events.close()
      scope.close()
      presence.stop()
      hearing.stop()
      speaker.close()
      const end = async (): Promise<void> => {
        if (isJoined) await recording.stop()
        await meeting.drop()
      }
      await within(clock, leaveMs, end())
      tracks.stop()
      // Not awaited: the agent leaves by itself, and the server ends a call that is still open.
      if (hasStarted) calls.endCall({ params: { id: conversationId } }).catch(() => {})
    },
  }
}
