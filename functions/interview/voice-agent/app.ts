import type { voiceAgent } from '#shared/interview/contract/voice-agent.ts'
import { voiceAccountFrom } from '#functions/platform/config/config.ts'
import { createPipecat, type Pipecat } from '../external/pipecat.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { roomsUses } from '../rooms/app.ts'
import { createCallEnds } from '#functions/application/session/call-ends.ts'
import { createCallMinutes } from '#functions/platform/limits/call-minutes.ts'
import { createConversations } from '../rows/conversations.ts'
import { createLiveCalls } from '../rows/live-calls.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import type { RecordingPlace } from './payload.ts'

export type Provider = {
  agentName: string
  pipecat: Pipecat
  /** Undefined where the browser alone records. */
  recordings: RecordingPlace | undefined
  minutesPerDay: number
}

export const voiceAgentUses = uses(
  { ...roomsUses.reads, voice: voiceAccountFrom },
  {
    ...roomsUses.parts,
    conversations: ({ dynamo, tables }) => createConversations(dynamo, tables.sessions),
    liveCalls: ({ dynamo, tables }) => createLiveCalls(dynamo, tables.guards),
    callMinutes: ({ dynamo, tables }) => createCallMinutes(dynamo, tables.guards),
    callEnds: ({ dynamo, tables }) => createCallEnds(dynamo, tables.sessions),
    /** Undefined in a deployment without a provider of calls. */
    provider: ({ voice, s3, buckets }): Provider | undefined =>
      voice && {
        agentName: voice.agentName,
        pipecat: createPipecat(voice),
        recordings:
          voice.recordingRole === undefined
            ? undefined
            : {
                bucket: buckets.recordings,
                region: s3.region,
                role: voice.recordingRole,
              },
        minutesPerDay: voice.minutesPerDay,
      },
    siteUrl: ({ config }) => config.siteUrl,
    /** Aborts after so many milliseconds. */
    deadline: () => (milliseconds: number) => AbortSignal.timeout(milliseconds),
    pause: () => (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  },
)

export type VoiceAgentApp = AppOf<typeof voiceAgentUses>

export type VoiceAgentHandlers = Handlers<typeof voiceAgent, VoiceAgentApp>
