import type { interviewer } from '#shared/interview/contract/interviewer.ts'
import type { Model } from '../external/model.ts'
import { createModel } from '../external/create-model.ts'
import { createSpeechStreamUrl, type SpeechStreamUrl } from '../external/speech-stream-url.ts'
import { createPolly, type SpokenVoice } from '../external/polly.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import {
  interviewerAccountFrom,
  type InterviewerAccount,
} from '#functions/platform/config/interviewer-settings.ts'
import { roomsUses } from '../rooms/app.ts'
import { createSpeechStreams } from '../rows/speech-streams.ts'
import { createLiveStreams } from '../rows/live-streams.ts'
import { createTurns } from '../rows/turns.ts'
import { createWaitingCalls } from '../rows/waiting-calls.ts'
import { createInterviewerUsage } from '../rows/interviewer-usage.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

/** The services of an interviewer, each undefined where the operator set none. */
export type Services = {
  model: Model | undefined
  voice: SpokenVoice | undefined
  speechStream: (SpeechStreamUrl & { language: string; maxStreams: number }) | undefined
}

/** Undefined where only recordings are transcribed: nothing is asked during an interview. */
const servicesOf = (account: InterviewerAccount): Services | undefined => {
  const { model, voice, hearing: speechStream, polly, transcribe, credentials } = account
  if (model === undefined && voice === undefined && speechStream === undefined) return undefined
  return {
    model: createModel(account),
    voice: voice && createPolly({ address: polly, ...voice }),
    speechStream: speechStream && {
      ...createSpeechStreamUrl({ address: transcribe, credentials, language: speechStream.language }),
      ...speechStream,
    },
  }
}

export const interviewerUses = uses(
  { ...roomsUses.reads, account: interviewerAccountFrom },
  {
    ...roomsUses.parts,
    turns: ({ dynamo, tables }) => createTurns(dynamo, tables.sessions),
    waitingCalls: ({ dynamo, tables, clock }) => createWaitingCalls(dynamo, tables.sessions, clock),
    speechStreams: ({ dynamo, tables }) => createSpeechStreams(dynamo, tables.sessions),
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
