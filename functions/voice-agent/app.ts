import type { voiceAgent } from '#shared/contract/voice-agent.ts'
import type { ApiConfig, VoiceAccount } from '../config.ts'
import { createPipecat, type Pipecat } from '../external/pipecat.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../key-ring.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createCallEnds, type CallEnds } from '../storage/interviews/call-ends.ts'
import { createCallMinutes, type CallMinutes } from '../storage/limits/call-minutes.ts'
import { createConversations, type Conversations } from '../storage/interviews/conversations.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import { createLiveCalls, type LiveCalls } from '../storage/interviews/live-calls.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import type { World } from '../world.ts'
import type { RecordingPlace } from './payload.ts'

export type Provider = {
  agentName: string
  pipecat: Pipecat
  /** Undefined where the browser alone records. */
  recordings: RecordingPlace | undefined
  minutesPerDay: number
}

export type VoiceAgentApp = RoomsApp & {
  limiter: Limiter
  users: Pick<Users, 'byId'>
  conversations: Conversations
  liveCalls: LiveCalls
  callMinutes: CallMinutes
  callEnds: Pick<CallEnds, 'add'>
  /** Undefined in a deployment without a provider of calls. */
  provider: Provider | undefined
  siteUrl: string
  /** Aborts after so many milliseconds. */
  deadline: (milliseconds: number) => AbortSignal
  pause: (milliseconds: number) => Promise<void>
}

export type VoiceAgentHandlers = Handlers<typeof voiceAgent, VoiceAgentApp>

/** Created once per cold start. */
export function createVoiceAgentApp(
  config: ApiConfig,
  { ring, world, voice }: { ring: KeyRing; world: World; voice: VoiceAccount | undefined },
): VoiceAgentApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables } = config
  return {
    ...createRoomsApp(config, ring, world),
    limiter: createLimiter(dynamo, tables.guards, world.clock),
    users: createUsers(dynamo, tables.users, world.random),
    conversations: createConversations(dynamo, tables.sessions),
    liveCalls: createLiveCalls(dynamo, tables.guards),
    callMinutes: createCallMinutes(dynamo, tables.guards),
    callEnds: createCallEnds(dynamo, tables.sessions),
    provider: voice && {
      agentName: voice.agentName,
      pipecat: createPipecat(voice),
      recordings:
        voice.recordingRole === undefined
          ? undefined
          : {
              bucket: config.buckets.recordings,
              region: config.s3.region,
              role: voice.recordingRole,
            },
      minutesPerDay: voice.minutesPerDay,
    },
    siteUrl: config.siteUrl,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}
