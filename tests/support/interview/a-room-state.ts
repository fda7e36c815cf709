import { defaultSections } from '#shared/position/default-sections.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { emptyRoom, type RoomState } from '#web/interview/runtime/room-state.ts'

const granted = { camera: 'granted', microphone: 'granted' } as const
export const grantedMedia = { devices: granted, listed: [], chosen: {}, stream: undefined }

const record = {
  job: { title: 'Platform Engineer' },
  candidate: { fullName: 'Aisyah' },
  interviewName: 'Platform Engineer Interview',
  aiName: 'Maya',
  sections: defaultSections,
  maxDuration: 20,
  room: { lobbySeconds: 180 },
} as unknown as InterviewRecord

/** The state of an open room with granted devices, for tests of its views. */
export const aRoomState = (change: Partial<RoomState>): RoomState => ({
  ...emptyRoom(0, grantedMedia, true),
  record,
  ...change,
})
