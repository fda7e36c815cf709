import { createAccountExpiryApp } from '#functions/account-expiry/app.ts'
import { accountExpiry } from '#functions/account-expiry/expire.ts'
import { createCallEndsApp } from '#functions/call-ends/app.ts'
import { endCalls } from '#functions/call-ends/end-calls.ts'
import type { Config } from '#functions/config.ts'
import type { InterviewerAccount } from '#functions/interviewer-settings.ts'
import { createRelay } from '#functions/contact/relay-app.ts'
import { relayHandler } from '#functions/contact/relay-event.ts'
import { createInterviewFilesApp } from '#functions/interview-files/app.ts'
import { interviewFilesHandler } from '#functions/interview-files/event.ts'
import { createLettersApp } from '#functions/letters/app.ts'
import { lettersHandler } from '#functions/letters/event.ts'
import { createMailReturnsApp } from '#functions/mail-returns/app.ts'
import { noteReturn } from '#functions/mail-returns/note-return.ts'
import { createNoticesApp } from '#functions/notices/app.ts'
import { noticesHandler } from '#functions/notices/event.ts'
import { createPublishing } from '#functions/publishing/create-publishing.ts'
import { publisher } from '#functions/publishing/publisher.ts'
import { createRemovalsApp } from '#functions/removals/app.ts'
import { removalsHandler } from '#functions/removals/remove-due.ts'
import type { World } from '#functions/world.ts'
import type { BackgroundName } from '../../resources/background.ts'
import type { SecretsOf } from '../account/secrets.ts'
import { withKeyOf } from './interviewer.ts'
import type { BackgroundFunction } from './background.ts'

type Parts = {
  configOf: (name: BackgroundName) => Config
  world: World
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
  /** The secrets that each deployed function reads at its start. */
  secretsOf: SecretsOf
  /** The interviewer's services; undefined with the built-in interviewer only. */
  interviewer?: InterviewerAccount | undefined
}

/** The background functions, each with its own access key. */
export const backgroundFunctions = ({
  configOf,
  world,
  rendererFolder,
  secretsOf,
  interviewer,
}: Parts): Record<BackgroundName, BackgroundFunction> => ({
  accountExpiry: accountExpiry(createAccountExpiryApp(configOf('accountExpiry'), world)),
  callEnds: endCalls(
    createCallEndsApp(configOf('callEnds'), { world, voice: secretsOf('callEnds')('voiceKeys') }),
  ),
  contactRelay: relayHandler(createRelay(configOf('contactRelay'), world)),
  interviewFiles: interviewFilesHandler(
    createInterviewFilesApp(
      configOf('interviewFiles'),
      world,
      withKeyOf('interviewFiles', secretsOf('interviewFiles')('modelKey')),
    ),
  ),
  letters: lettersHandler(createLettersApp(configOf('letters'), world)),
  mailReturns: noteReturn(createMailReturnsApp(configOf('mailReturns'), world)),
  notices: noticesHandler(createNoticesApp(configOf('notices'), world)),
  publisher: publisher(createPublishing(configOf('publisher'), world, rendererFolder)),
  removals: removalsHandler(
    createRemovalsApp(configOf('removals'), world, withKeyOf('removals', interviewer)),
  ),
})
