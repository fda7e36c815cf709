import type { TextRecognition } from 'cv-reader/text-recognition'
import type { GroupName } from '#shared/api.ts'
import { lambda as assessments } from '#functions/position/assessments/handler.ts'
import { lambda as auth } from '#functions/account/auth/handler.ts'
import { lambda as contact } from '#functions/enquiry/contact/handler.ts'
import { lambda as cv } from '#functions/account/cv/handler.ts'
import { lambda as health } from '#functions/platform/health/handler.ts'
import { lambda as interviewStart } from '#functions/interview/start/handler.ts'
import { lambda as interviewer } from '#functions/interview/interviewer/handler.ts'
import { lambda as interviews } from '#functions/interview/interviews/handler.ts'
import { lambda as jobs } from '#functions/application/jobs/handler.ts'
import { lambda as recruiting } from '#functions/desk/recruiting/handler.ts'
import { lambda as staff } from '#functions/desk/staff/handler.ts'
import { lambda as staffAssessments } from '#functions/desk/staff-assessments/handler.ts'
import { lambda as voiceAgent } from '#functions/interview/voice-agent/handler.ts'
import { lambda as accountExpiry } from '#functions/erasure/account-expiry/handler.ts'
import { lambda as callEnds } from '#functions/interview/call-ends/handler.ts'
import { lambda as contactRelay } from '#functions/enquiry/contact-relay/handler.ts'
import { lambda as interviewFiles } from '#functions/interview/files/handler.ts'
import { lambda as letters } from '#functions/application/letters/handler.ts'
import { lambda as mailReturns } from '#functions/application/mail-returns/handler.ts'
import { lambda as notices } from '#functions/desk/notices/handler.ts'
import { lambda as publisher } from '#functions/position/publisher/handler.ts'
import { lambda as removals } from '#functions/erasure/removals/handler.ts'
import type { Config } from '#functions/platform/config/config.ts'
import type { InterviewerAccount } from '#functions/platform/config/interviewer-settings.ts'
import { factorRing } from '#functions/platform/config/key-ring.ts'
import { originOf, type Reads } from '#functions/platform/uses/uses.ts'
import type { World } from '#functions/platform/world/world.ts'
import type { BackgroundName } from '../../resources/background.ts'
import type { FunctionName } from '../account/principals.ts'
import type { SecretsOf } from '../account/secrets.ts'
import { localSettings } from '../account/settings.ts'
import { localCvProgram } from './cv-program.ts'
import { withKeyOf } from './interviewer.ts'

export const groupLambdas = {
  assessments,
  auth,
  contact,
  cv,
  health,
  interviewStart,
  interviewer,
  interviews,
  jobs,
  recruiting,
  staff,
  staffAssessments,
  voiceAgent,
} satisfies Record<GroupName, unknown>

export const backgroundLambdas = {
  accountExpiry,
  callEnds,
  contactRelay,
  interviewFiles,
  letters,
  mailReturns,
  notices,
  publisher,
  removals,
} satisfies Record<BackgroundName, unknown>

export type Given = {
  /** Each function signs with its own key; `dev-routes.ts` signs with the root's. */
  configOf: (name: FunctionName | 'root') => Config
  /** The secrets that each deployed function reads at its start. */
  secretsOf: SecretsOf
  world: World
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
  /** The interviewer's services; undefined with the built-in interviewer only. */
  interviewer?: InterviewerAccount | undefined
  /** Replaces Tesseract. */
  recognise?: TextRecognition | undefined
}

/** Tesseract is large and rarely needed, so it is imported with the first scan. */
const tesseract: TextRecognition = async (file) =>
  (await import('./text-recognition.ts')).recogniseLocally(file)

type Name = FunctionName | 'root'

/** What the local run gives a function in place of what a deployed one reads of its environment and secrets. */
const readers = {
  secrets: (name: Name, { secretsOf }: Given) => ({
    apiKeys: localSettings.apiKeys,
    originSecrets: secretsOf(name)('originSecrets'),
  }),
  ring: (name: Name, { secretsOf }: Given) => secretsOf(name)('signInKeys'),
  factorRing: (name: Name, { secretsOf }: Given) =>
    factorRing(secretsOf(name)('factorKeys'), secretsOf(name)('signInKeys')),
  voice: (name: Name, { secretsOf }: Given) => secretsOf(name)('voiceKeys'),
  account: (name: Name, { secretsOf }: Given) => withKeyOf(name, secretsOf(name)('modelKey')),
  accountWithoutKey: (name: Name, { interviewer }: Given) => withKeyOf(name, interviewer),
  rendererFolder: (_: Name, given: Given) => given.rendererFolder,
  program: () => localCvProgram,
  recognise: (_: Name, given: Given) => given.recognise ?? tesseract,
  release: () => 'local',
}

type LocalReads = { readonly [Read in keyof typeof readers]: ReturnType<(typeof readers)[Read]> }

/** What a function starts with: it gets only what it reads, so that its grants on secrets are checked. */
export function originFor(name: Name, reads: Reads, given: Given) {
  const valuesRead = Object.entries(readers).flatMap(([read, valueOf]) =>
    read in reads ? [[read, valueOf(name, given)]] : [],
  )
  // The compiler checks that each function reads only what is here; one that does not read a value does not use it.
  return { ...originOf(given.configOf(name), given.world), ...(Object.fromEntries(valuesRead) as LocalReads) }
}
