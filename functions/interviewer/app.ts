import type { interviewer } from '#shared/contract/interviewer.ts'
import type { ApiConfig } from '../config.ts'
import type { Brain } from '../external/brain.ts'
import { createBrain } from '../external/create-brain.ts'
import { createHearingUrl, type HearingUrl } from '../external/hearing-url.ts'
import { createPolly, type SpokenVoice } from '../external/polly.ts'
import type { Handlers } from '../http/handlers.ts'
import type { InterviewerAccount } from '../interviewer-settings.ts'
import type { KeyRing } from '../key-ring.ts'
import { createRoomsApp, type RoomsApp } from '../rooms/app.ts'
import { createUsers, type Users } from '../storage/accounts/users.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createHearings, type Hearings } from '../storage/interviews/hearings.ts'
import { createLiveStreams, type LiveStreams } from '../storage/interviews/live-streams.ts'
import { createTurns, type Turns } from '../storage/interviews/turns.ts'
import { createWaitingCalls, type WaitingCalls } from '../storage/interviews/waiting-calls.ts'
import { createInterviewerUsage, type InterviewerUsage } from '../storage/interviews/interviewer-usage.ts'
import { createLimiter, type Limiter } from '../storage/limits/limiter.ts'
import type { World } from '../world.ts'

/** The services of an interviewer, each undefined where the operator set none. */
export type Services = {
  brain: Brain | undefined
  voice: SpokenVoice | undefined
  hearing: (HearingUrl & { language: string; maxStreams: number }) | undefined
}

export type InterviewerApp = RoomsApp & {
  limiter: Limiter
  users: Pick<Users, 'byId'>
  turns: Turns
  waitingCalls: WaitingCalls
  hearings: Hearings
  liveStreams: LiveStreams
  usage: InterviewerUsage
  /** Undefined where the built-in interviewer is alone. */
  services: Services | undefined
  emergencyContacts: string
  pause: (milliseconds: number) => Promise<void>
}

export type InterviewerHandlers = Handlers<typeof interviewer, InterviewerApp>

/** Undefined where only recordings are transcribed: nothing is asked during an interview. */
const servicesOf = (account: InterviewerAccount): Services | undefined => {
  const { model, voice, hearing, polly, transcribe, credentials } = account
  if (model === undefined && voice === undefined && hearing === undefined) return undefined
  return {
    brain: createBrain(account),
    voice: voice && createPolly({ address: polly, ...voice }),
    hearing: hearing && {
      ...createHearingUrl({ address: transcribe, credentials, language: hearing.language }),
      ...hearing,
    },
  }
}

type Parts = { ring: KeyRing; world: World; account: InterviewerAccount | undefined }

/** Created once per cold start. */
export function createInterviewerApp(config: ApiConfig, { ring, world, account }: Parts): InterviewerApp {
  const dynamo = createDynamo(config.dynamo)
  const { tables } = config
  return {
    ...createRoomsApp(config, ring, world),
    limiter: createLimiter(dynamo, tables.guards, world.clock),
    users: createUsers(dynamo, tables.users, world.random),
    turns: createTurns(dynamo, tables.sessions),
    waitingCalls: createWaitingCalls(dynamo, tables.sessions, world.clock),
    hearings: createHearings(dynamo, tables.sessions),
    liveStreams: createLiveStreams(dynamo, tables.guards),
    usage: createInterviewerUsage(dynamo, tables, account?.interviewsPerDay ?? 0),
    services: account && servicesOf(account),
    emergencyContacts: config.interviews.emergencyContacts,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}
