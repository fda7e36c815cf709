import type { Config } from '#functions/config.ts'
import { relayHandler } from '#functions/contact/relay-event.ts'
import { createInterviewFilesApp } from '#functions/interview-files/app.ts'
import { interviewFilesHandler } from '#functions/interview-files/event.ts'
import { createLettersApp } from '#functions/letters/app.ts'
import { lettersHandler } from '#functions/letters/event.ts'
import { createPublishing } from '#functions/publishing/create-publishing.ts'
import { publisher } from '#functions/publishing/publisher.ts'
import { createMail } from '#functions/mail/send.ts'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { createEnquiries } from '#functions/storage/enquiries.ts'
import type { World } from '#functions/world.ts'
import type { BackgroundName } from '../../resources.ts'
import type { BackgroundFunction } from './background.ts'

type Parts = {
  configOf: (name: BackgroundName) => Config
  world: World
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
}

/** The background functions, each with its own key. One that is missing does not compile. */
export const backgroundFunctions = ({
  configOf,
  world,
  rendererFolder,
}: Parts): Record<BackgroundName, BackgroundFunction> => ({
  contactRelay: contactRelay(configOf('contactRelay'), world),
  interviewFiles: interviewFilesHandler(createInterviewFilesApp(configOf('interviewFiles'), world)),
  letters: lettersHandler(createLettersApp(configOf('letters'), world)),
  publisher: publisher(createPublishing(configOf('publisher'), world, rendererFolder)),
})

const contactRelay = (config: Config, world: World): BackgroundFunction =>
  relayHandler({
    ...world,
    enquiries: createEnquiries(createDynamo(config.dynamo), config.tables.enquiries),
    mail: createMail(config.mail),
    enquiriesTo: config.mail.enquiriesTo,
  })
