import { failureIn, type CallFailure } from './call-failure.ts'
import type { CallObject } from './daily-js.ts'

/** The call object's events that the call uses. */
export type CallListener = {
  /** With the ids of the other participants. */
  joined: (others: string[]) => void
  left: () => void
  failed: (failure: CallFailure) => void
  participantJoined: (id: string) => void
  participantLeft: (id: string) => void
  voiceStarted: (track: MediaStreamTrack) => void
  voiceStopped: (track: MediaStreamTrack) => void
  message: (data: unknown) => void
  recordingStarted: (id?: string) => void
  recordingStopped: () => void
  recordingFailed: () => void
  /** A part of the connection is down, or up again. */
  connection: (part: string, isUp: boolean) => void
}

/**
 * Listens to a call object, from before it joins and for as long as no later one has replaced it. `own`: the candidate's
 * connections so far, in all call objects of the page.
 */
export function listenTo(
  call: CallObject,
  { isCurrent, own }: { isCurrent: () => boolean; own: Set<string> },
  listener: CallListener,
): void {
  /** A lost connection of the candidate that Daily still lists is no interviewer. */
  const isOther = ({ local, session_id: id }: { local: boolean; session_id: string }): boolean =>
    !local && !own.has(id)
  const on: CallObject['on'] = (name, handler) =>
    call.on(name, (event) => {
      if (isCurrent()) handler(event)
    })
  on('joined-meeting', ({ participants }) => {
    const all = Object.values(participants)
    for (const { local, session_id: id } of all) if (local) own.add(id)
    listener.joined(all.filter(isOther).map(({ session_id: id }) => id))
  })
  on('left-meeting', () => {
    listener.left()
  })
  on('error', (event) => {
    listener.failed(failureIn(event))
  })
  on('participant-joined', ({ participant }) => {
    if (isOther(participant)) listener.participantJoined(participant.session_id)
  })
  on('participant-left', ({ participant }) => {
    if (isOther(participant)) listener.participantLeft(participant.session_id)
  })
  on('track-started', ({ participant, track, type }) => {
    if (participant != null && isOther(participant) && type === 'audio') listener.voiceStarted(track)
  })
  on('track-stopped', ({ track }) => {
    listener.voiceStopped(track)
  })
  on('app-message', ({ data }) => {
    listener.message(data)
  })
  on('recording-started', ({ recordingId, instanceId }) => {
    listener.recordingStarted(recordingId ?? instanceId)
  })
  on('recording-stopped', () => {
    listener.recordingStopped()
  })
  on('recording-error', () => {
    listener.recordingFailed()
  })
  on('network-connection', ({ type, event }) => {
    if (event === 'connected' || event === 'interrupted') listener.connection(type, event === 'connected')
  })
}
