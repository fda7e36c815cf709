import type { interviewer } from '#shared/interview/contract/interviewer.ts'
import type { Brain } from '../external/brain.ts'
import { createBrain } from '../external/create-brain.ts'
import { createHearingUrl, type HearingUrl } from '../external/hearing-url.ts'
import { createPolly, type SpokenVoice } from '../external/polly.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import {
  interviewerAccountFrom,
  type InterviewerAccount,
} from '#functions/platform/config/interviewer-settings.ts'
import { roomsUses } from '../rooms/app.ts'
import { createHearings } from '../rows/hearings.ts'
import { createLiveStreams } from '../rows/live-streams.ts'
import { createTurns } from '../rows/turns.ts'
import { createWaitingCalls } from '../rows/waiting-calls.ts'
import { createInterviewerUsage } from '../rows/interviewer-usage.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

/** The services of an interviewer, each undefined where the operator set none. */
export type Services = {
  brain: Brain | undefined
  voice: SpokenVoice | undefined
  hearing: (HearingUrl & { language: string; maxStreams: number }) | undefined
}

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

export const interviewerUses = uses(
  { ...roomsUses.reads, account: interviewerAccountFrom },
  {
    ...roomsUses.parts,
    turns: ({ dynamo, tables }) => createTurns(dynamo, tables.sessions),
    waitingCalls: ({ dynamo, tables, clock }) => createWaitingCalls(dynamo, tables.sessions, clock),
    hearings: ({ dynamo, tables }) => createHearings(dynamo, tables.sessions),
    liveStreams: ({ dynamo, tables }) => createLiveStreams(dynamo, tables.guards),
    usage: ({ dynamo, tables, account }) =>
      createInterviewerUsage(dynamo, tables, account?.interviewsPerDay ?? 0),
    /** Undefined where the built-in interviewer is alone. */
    services: ({ account }) => account && servicesOf(account),
    emergencyContacts: ({ config }) => config.interviews.emergencyContacts,
    pause: () => (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  },
)

export type InterviewerApp = AppOf<typeof interviewerUses>

export type InterviewerHandlers = Handlers<typeof interviewer, InterviewerApp>
