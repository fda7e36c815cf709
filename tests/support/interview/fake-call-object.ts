import type { CallObject } from '#web/interview/transports/daily/daily-js.ts'

const candidateId = 'candidate-1'
export const interviewerId = 'interviewer-1'

const participant = (id: string) => ({ session_id: id, local: id === candidateId })

/** How Daily reports a fatal error, as an event and as what `join` rejects with. */
export const fatal = (type: string, errorMsg = type) => ({
  action: 'error',
  errorMsg,
  error: { type, msg: errorMsg },
})

type Handler = (event: object) => void

export type Behaviour = {
  /** `hangs`: the promise is never settled. */
  load?: 'loads' | 'fails' | 'hangs'
  /** `join` joins, is rejected with an object, is never settled, or the call ends before it has joined. */
  join?: 'joins' | 'hangs' | 'left' | object
  /** Whether the interviewer has joined before, joins later, or never. */
  interviewer?: 'there' | 'later' | 'never'
  /** The effect of each `startRecording`; the last one is that of all further calls. */
  recording?: readonly ('starts' | 'fails' | 'nothing' | 'throws')[]
  /** The interviewer answers what it is sent. */
  talks?: boolean
}

/** Daily's call object with the order of events that its documentation describes, and an agent in the call. */
export class FakeCallObject {
  readonly sources: object
  readonly did: string[] = []
  readonly sent: Record<string, unknown>[] = []
  readonly recordings: object[] = []
  readonly devices: object[] = []
  localAudio: boolean | undefined
  isDestroyed = false
  private readonly handlers = new Map<string, Handler[]>()
  private readonly behaviour: Behaviour

  constructor(sources: object, behaviour: Behaviour = {}) {
    this.sources = sources
    this.behaviour = behaviour
  }

  asCallObject = (): CallObject => this as unknown as CallObject

  on(name: string, handler: Handler): this {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler])
    return this
  }

  emit(name: string, event: object = {}): void {
    for (const handler of this.handlers.get(name) ?? []) handler({ action: name, ...event })
  }

  load(): Promise<void> {
    this.did.push('load')
    if (this.behaviour.load === 'hangs') return new Promise(() => {})
    if (this.behaviour.load !== 'fails') return Promise.resolve()
    this.emit('load-attempt-failed', { errorMsg: 'Failed to load call object bundle.' })
    return Promise.reject(new Error('Failed to load call object bundle.'))
  }

  async join(target: object): Promise<object> {
    this.did.push(`join ${JSON.stringify(target)}`)
    const { join = 'joins', interviewer = 'there' } = this.behaviour
    this.emit('joining-meeting')
    await Promise.resolve()
    if (join === 'hangs') return new Promise(() => {})
    if (join === 'left') {
      this.emit('left-meeting')
      return new Promise(() => {})
    }
    if (typeof join === 'object') {
      this.emit('error', join)
      throw join
    }
    const participants = {
      local: participant(candidateId),
      ...(interviewer === 'there' ? { [interviewerId]: participant(interviewerId) } : {}),
    }
    this.emit('joined-meeting', { participants })
    if (interviewer === 'later') this.interviewerJoins()
    return participants
  }

  leave(): Promise<void> {
    this.did.push('leave')
    this.emit('left-meeting')
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    this.did.push('destroy')
    this.isDestroyed = true
    return Promise.resolve()
  }

  setLocalAudio(isOn: boolean): void {
    this.localAudio = isOn
  }

  setInputDevicesAsync(devices: object): Promise<object> {
    this.devices.push(devices)
    return Promise.resolve({})
  }

  startRecording(options: object): void {
    this.recordings.push(options)
    const { recording = ['starts'] } = this.behaviour
    const next = recording[Math.min(this.recordings.length, recording.length) - 1]
    if (next === 'throws') throw new Error('startRecording() only supported after join.')
    if (next === 'starts')
      this.emit('recording-started', { recordingId: `recording-${this.recordings.length}` })
    if (next === 'fails') this.emit('recording-error', { errorMsg: 'The recorder did not start in time.' })
  }

  stopRecording(): void {
    this.did.push('stopRecording')
    this.emit('recording-stopped')
  }

  sendAppMessage(message: Record<string, unknown>): void {
    this.sent.push(message)
    if (this.behaviour.talks !== true) return
    const properties = (message['properties'] ?? {}) as { text?: string }
    if (message['event_type'] === 'conversation.echo') this.say(properties.text ?? '')
    if (message['type'] === 'send-text') this.say('Thank you.')
  }

  interviewerJoins(id = interviewerId): void {
    this.emit('participant-joined', { participant: participant(id) })
  }

  interviewerLeaves(id = interviewerId): void {
    this.emit('participant-left', { participant: participant(id) })
  }

  /** An app-message of the agent. */
  tell(type: string, data: object = {}): void {
    this.message({ label: 'rtvi-ai', type, data })
  }

  message(data: unknown): void {
    this.emit('app-message', { data, fromId: interviewerId })
  }

  /** A line, in the order in which an agent reports it. */
  say(text: string): void {
    this.tell('bot-tts-started')
    this.tell('bot-started-speaking')
    this.tell('bot-tts-text', { text })
    this.tell('bot-tts-stopped')
    this.tell('bot-stopped-speaking')
  }
}

/** Creates call objects with these behaviours; all further ones behave like the last. */
export function fakeDaily(...behaviours: Behaviour[]) {
  const created: FakeCallObject[] = []
  return {
    created,
    latest: (): FakeCallObject => created.at(-1) as FakeCallObject,
    createCallObject: (sources: object): Promise<CallObject> => {
      const behaviour = behaviours[Math.min(created.length, behaviours.length - 1)]
      const call = new FakeCallObject(sources, behaviour)
      created.push(call)
      return Promise.resolve(call.asCallObject())
    },
  }
}
