import {
  concludingText,
  greetingFor,
  idleText,
  interviewNameFor,
  interviewerName,
} from '#shared/interview/interview-texts.ts'
import { apiBase } from '#shared/platform/contract/endpoint.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import { recordingTemplate } from '../rows/recording-key.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { cvText, interviewContext } from './interview-context.ts'

/** Where the provider stores recordings, and the IAM role it does so with. */
export type RecordingPlace = { bucket: string; region: string; role: string }

type Parts = {
  session: StoredSession
  user: StoredUser
  job: StoredJob | undefined
  expiresAt: Date
  /** Undefined where the browser alone records. */
  recordings: RecordingPlace | undefined
  siteUrl: string
}

/**
 * The candidate, the interviewer, and a connection of the candidate that Daily has not noticed to be lost. A recorder takes no
 * seat.
 */
const maxParticipants = 3

/** The region of the media server; by default it would be that of the first participant, which is the interviewer. */
const mediaRegion = 'ap-southeast-2'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** What the provider gets to start a call, by the specification's names. */
export const startPayload = (parts: Parts): object => ({
  createDailyRoom: true,
  dailyRoomProperties: roomProperties(parts),
  dailyMeetingTokenProperties: tokenProperties(parts),
  body: agentBody(parts),
})

const roomProperties = ({ session, expiresAt, recordings }: Parts): object => ({
  max_participants: maxParticipants,
  exp: seconds(expiresAt),
  eject_at_room_exp: true,
  start_video_off: false,
  geo: mediaRegion,
  ...(recordings && {
    enable_recording: 'cloud',
    recordings_bucket: {
      bucket_name: recordings.bucket,
      bucket_region: recordings.region,
      assume_role_arn: recordings.role,
      allow_api_access: false,
    },
    recordings_template: recordingTemplate(session.id),
  }),
})

/**
 * The candidate's token. It names no user id: where the provider gives the agent the same token, the second of two connections
 * with one id would disconnect the first. It owns and administers nothing: `streaming` would also allow to stop the recording, and to
 * send the call elsewhere. The room's `enable_recording` lets a participant start the recording, after the consent.
 */
const tokenProperties = ({ user, expiresAt, recordings }: Parts): object => ({
  user_name: user.name,
  is_owner: false,
  ...(recordings && { enable_recording: 'cloud' }),
  permissions: { canAdmin: false },
  exp: seconds(expiresAt),
  eject_at_token_exp: true,
})

function agentBody({ session, user, job, recordings, siteUrl }: Parts): object {
  const interviewName = interviewNameFor(session.jobTitle)
  return {
    interviewName,
    interviewContext: interviewContext(session, job),
    aiName: interviewerName,
    userName: user.name,
    customGreeting: greetingFor({ name: user.name, interviewName }),
    userId: `job-applicant-${session.jobId}`,
    userCV: cvText(user),
    fastapiURL: siteUrl + apiBase,
    conversationId: session.id,
    ...(recordings && {
      s3BucketName: recordings.bucket,
      s3BucketRegion: recordings.region,
      awsAssumeRoleArn: recordings.role,
    }),
    isTestInterview: session.isTest ?? false,
    concludingStatements: concludingText,
    language: 'English',
    voice: 'male',
    idleTimeoutMessage: idleText,
  }
}
