import type { InterviewRecord } from '#shared/domain/interview-record.ts'
import { isGoodbye } from '../machine/closing-phrases.ts'
import { hasAccess } from '../machine/devices.ts'
import { next } from '../machine/interview.ts'
import type { InterviewEvent } from '../machine/interview-state.ts'
import { entriesOf, nextTranscript, type TranscriptEvent } from '../machine/transcript.ts'
import type { CallEvent, CallTransport } from '../transports/call-transport.ts'
import { levelFor } from './bitrates.ts'
import { createCheckpoints, type Checkpoints } from './checkpoints.ts'
import { endInterview } from './ending.ts'
import { createMedia, type DeviceKind } from './media.ts'
import { openRoom } from './opening.ts'
import { createPartQueue } from './part-queue.ts'
import { createRecording } from './recording.ts'
import type { Retries } from './retry.ts'
import { emptyRoom, planOf, type RoomState, type World } from './room-state.ts'
import { createScope } from './scope.ts'
import { startInterview } from './start.ts'
import { createVoiceMeter } from './voice-meter.ts'

const tickMs = 1_000
const greetingAfterMs = 1_000
/** A closing phrase is followed by a signal and an end at these times, between two ticks. */
const closingTicks = [2_000, 5_000]

export type InterviewRoom = ReturnType<typeof createInterview>

/** The interview room without its pages: owns devices, recorder, uploads, call and timers, and closes them as one. */
export function createInterview(world: World, sessionId: string) {
  const { clock, network, calls } = world
  const scope = createScope()
  const retries: Retries = { clock, network, signal: scope.signal }
  const listeners = new Set<() => void>()
  const callId = world.newId()

  const media = createMedia(world.media, () => {
    mediaChanged()
  })
  let state: RoomState = emptyRoom(clock.now(), media.state(), network.isOnline())
  let transport: CallTransport | undefined
  let checkpoints: Checkpoints | undefined

  const set = (change: Partial<RoomState>) => {
    if (scope.signal.aborted) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const queue = createPartQueue({
    retries,
    calls,
    store: world.parts,
    changed: () => {
      set({ partsWaiting: queue.waiting() })
      fitUplink()
    },
  })
  const recording = createRecording(clock, world.recorders, (part) => {
    queue.add({ sessionId: state.record?.session.id ?? sessionId, ...part })
  })
  const meter = createVoiceMeter(clock, world.meter)

  let level = 0
  let waitedBefore = 0
  /** Records less densely where the uplink is too weak; a recorder keeps its bitrate, so this is a new segment. */
  const fitUplink = () => {
    const { partsWaiting: waiting, isOnline, interview } = state
    const { stream } = media.state()
    if (interview.phase !== 'active' || stream === undefined) return
    const fitting = levelFor(level, { waiting, before: waitedBefore, isOnline })
    if (fitting === level) return
    level = fitting
    waitedBefore = waiting
    void recording.start(stream, level).catch(() => {})
  }

  const dispatch = (event: InterviewEvent) => {
    const before = state.interview
    const after = next(before, event, planOf(state.record))
    if (after === before) return
    set({ interview: after })
    if (
      before.phase === 'active' &&
      after.phase === 'active' &&
      after.progress.index !== before.progress.index
    )
      transport?.openSection(after.progress.index)
    if (after.phase === before.phase) return
    if (after.phase === 'ending') void finish()
    if (after.phase === 'blocked' || after.phase === 'expired' || after.phase === 'error') release()
  }

  /** Lets go of the call and the devices. */
  const release = () => {
    void transport?.leave().catch(() => {})
    transport = undefined
    meter.attach(undefined)
    media.release()
  }

  /** What the stream's tracks and the call hear and see. */
  const applySwitches = () => {
    const { interview, isMicrophoneOn, isCameraOn } = state
    const { stream } = media.state()
    const isActive = interview.phase === 'active'
    // In the lobby the microphone is for the level only; the interviewer hears it once the interview runs.
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = isMicrophoneOn
    for (const track of stream?.getVideoTracks() ?? []) track.enabled = isCameraOn
    transport?.setMicrophone(isActive && isMicrophoneOn)
  }

  function mediaChanged(): void {
    const before = state.media
    const after = media.state()
    set({ media: after })
    meter.attach(after.stream)
    dispatch({ type: 'devicesChanged', hasDevices: hasAccess(after.devices), at: clock.now() })
    if (after.stream === before.stream) return
    applySwitches()
    // The recorder cannot change its tracks: another stream is another segment.
    if (state.interview.phase === 'active' && after.stream !== undefined)
      void recording.start(after.stream, level).catch(() => {})
  }

  const write = (event: TranscriptEvent) => {
    set({ transcript: nextTranscript(state.transcript, event) })
  }

  const entries = () =>
    'startedAt' in state.interview ? entriesOf(state.transcript, state.interview.startedAt) : []

  const saveTurn = () => {
    if (state.interview.phase === 'active') checkpoints?.save(entries())
  }

  const goodbyes = () =>
    state.record === undefined ? [] : [state.record.concludingStatements, state.record.idleTimeoutMessage]

  const aiEnded = () => {
    const message = state.transcript.findLast(({ type, isComplete }) => type === 'ai' && !isComplete)
    write({ type: 'aiEnded', at: clock.now() })
    saveTurn()
    if (message === undefined || !isGoodbye(message, goodbyes())) return
    dispatch({ type: 'closingSaid', at: clock.now() })
    for (const milliseconds of closingTicks) scope.own(clock.after(milliseconds, tick))
  }

  const heard = (event: CallEvent) => {
    const at = clock.now()
    switch (event.type) {
      case 'state':
        if (event.state === 'joined') dispatch({ type: 'joined', at })
        break
      case 'interviewerJoined':
        dispatch({ type: 'interviewerJoined', at })
        break
      case 'interviewerLeft':
        dispatch({ type: 'interviewerLeft' })
        break
      case 'connection':
        dispatch({ type: 'connectionChanged', isConnected: event.isConnected, at })
        break
      case 'aiSpeech':
        set({ aiIsSpeaking: event.isSpeaking })
        break
      case 'userSpeech':
        // The level meter tells the same, in the lobby, too.
        break
      case 'aiText':
        write({ type: 'aiText', text: event.text, at, place: event.place })
        break
      case 'aiEnded':
        aiEnded()
        break
      case 'userText': {
        const { text, final, isTyped, place } = event
        write({ type: 'userText', text, final, isTyped, at, place })
        if (final) saveTurn()
        break
      }
      case 'sectionDone':
        dispatch({ type: 'sectionDone' })
        break
      case 'failed':
        dispatch({ type: 'failed', message: `Connection error: ${event.message}` })
        break
    }
  }

  const join = async (record: InterviewRecord): Promise<void> => {
    const call = world.transport(record, meter.onVoice)
    transport = call
    call.subscribe(heard)
    try {
      await call.join()
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      dispatch({ type: 'failed', message: `Failed to join video call: ${message}` })
    }
  }

  const connect = async (): Promise<void> => {
    if (sessionId === '') {
      dispatch({ type: 'failed', message: 'Cannot start interview: Session ID missing.' })
      return
    }
    const opened = await openRoom(retries, calls, sessionId)
    if (scope.signal.aborted || state.interview.phase !== 'connecting') return
    if ('record' in opened) {
      set({ record: opened.record })
      // Parts that a reload left are uploaded, whatever follows.
      void queue.resume(opened.record.session.id)
    }
    if (opened.refused !== undefined) dispatch(opened.refused)
    else if ('record' in opened) await join(opened.record)
  }

  const begin = async (record: InterviewRecord): Promise<void> => {
    if (state.interview.phase !== 'starting') return
    const { consent } = state.interview
    const stream = () => media.state().stream
    const outcome = await startInterview({ retries, calls, record, callId, consent, recording, stream })
    if (scope.signal.aborted) return
    if (outcome !== 'started') {
      dispatch(outcome)
      return
    }
    checkpoints = createCheckpoints(retries, calls, record.session.id)
    dispatch({ type: 'recordingStarted', at: clock.now() })
    applySwitches()
    transport?.openSection(0)
    scope.own(
      clock.after(greetingAfterMs, () => {
        transport?.greet()
      }),
    )
  }

  /** Runs once: the machine enters `ending` once. */
  const finish = async (): Promise<void> => {
    const transcript = entries()
    checkpoints?.stop()
    await transport?.leave().catch(() => {})
    await recording.stop()
    release()
    const id = state.record?.session.id ?? sessionId
    await endInterview({ retries, calls, queue, id, body: { transcript, recordedParts: recording.counts() } })
    dispatch({ type: 'ended' })
  }

  const tick = () => {
    set({ now: clock.now() })
    dispatch({ type: 'ticked', at: clock.now() })
  }

  scope.own(clock.every(tickMs, tick))
  scope.own(
    network.onChange(() => {
      set({ isOnline: network.isOnline() })
    }),
  )
  scope.own(
    meter.onVoice((userIsSpeaking) => {
      set({ userIsSpeaking: userIsSpeaking && state.isMicrophoneOn })
    }),
  )
  scope.own(() => {
    void recording.stop()
    release()
    media.close()
    meter.close()
    listeners.clear()
  })

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Opens the room and joins the call. */
    open() {
      dispatch({ type: 'opened' })
      return connect()
    },
    retry() {
      dispatch({ type: 'retried' })
      return connect()
    },
    requestDevices: media.request,
    onLevel: meter.onLevel,
    selectDevice: (kind: DeviceKind, id: string) => media.select(kind, id),
    pressStart() {
      dispatch({ type: 'startPressed' })
    },
    dismissStart() {
      dispatch({ type: 'startDismissed' })
    },
    /** Confirms the dialog that says that a recording starts. */
    async consent() {
      const { record, interview } = state
      if (record === undefined || interview.phase !== 'confirming') return
      dispatch({ type: 'consented', consent: { at: clock.now(), text: record.consentText } })
      await begin(record)
    },
    setMicrophone(isMicrophoneOn: boolean) {
      set({ isMicrophoneOn })
      applySwitches()
    },
    setCamera(isCameraOn: boolean) {
      set({ isCameraOn })
      applySwitches()
    },
    sendText(text: string) {
      if (state.interview.phase === 'active') transport?.sendText(text)
    },
    finishAnswer() {
      if (state.interview.phase === 'active') transport?.finishAnswer()
    },
    stay() {
      dispatch({ type: 'stayed' })
    },
    end() {
      dispatch({ type: 'endPressed' })
    },
    /** Leaves the lobby. The server hears of it where there is a room that has not started. */
    async cancel() {
      const { record, interview } = state
      if (interview.phase === 'starting') return
      dispatch({ type: 'cancelled' })
      if (state.interview.phase !== 'idle' || interview.phase === 'idle') return
      release()
      if (record === undefined || record.status !== 'Pending Interview') return
      await calls
        .finish({ params: { id: record.session.id }, body: { transcript: [], cancelled: true } })
        .catch(() => {})
    },
    /** The URL of a new session for an interview that was left or expired. */
    async retake(): Promise<string> {
      const { data } = await calls.retake({ params: { id: state.record?.session.id ?? sessionId } })
      return data.interviewUrl
    },
    close: scope.close,
  }
}
