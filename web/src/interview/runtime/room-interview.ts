import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import type { conductInterview, InterviewInProgress, InterviewParts } from './interview-in-progress.ts'
import type { RoomCore } from './room-core.ts'
import type { World } from './world.ts'

export const notLoadedText = 'The interview could not be loaded. Please check your connection and try again.'

export type RoomWorld = World & {
  /** Loads code that is needed only once the interview starts. */
  loadInterview: () => Promise<{ conductInterview: typeof conductInterview }>
}

export type RoomInterview = {
  /** The devices have another stream, or none. */
  streamChanged: (stream: MediaStream | undefined) => void
  begin: (record: InterviewRecord) => Promise<void>
}

/** The interview, whose code is loaded with the first stream: the lobby needs none of it. After a failure, the start loads it again. */
export function createRoomInterview(
  core: RoomCore,
  parts: InterviewParts,
  loadInterview: RoomWorld['loadInterview'],
): RoomInterview {
  const { getState, dispatch } = core
  let loading: Promise<InterviewInProgress> | undefined
  let current: InterviewInProgress | undefined

  const load = async (): Promise<InterviewInProgress> => {
    try {
      const { conductInterview } = await loadInterview()
      current = conductInterview(core, parts)
      return current
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const loaded = (): Promise<InterviewInProgress> => (loading ??= load())

  return {
    streamChanged(stream) {
      if (stream === undefined) return
      if (getState().interview.phase === 'active') current?.goOn(stream)
      else loaded().catch(() => {})
    },
    async begin(record) {
      const interview = await loaded().catch(() => undefined)
      if (interview === undefined) dispatch({ type: 'startFailed', message: notLoadedText })
      else await interview.begin(record)
    },
  }
}
