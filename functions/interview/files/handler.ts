import { backgroundHandler, lambdaOf } from '#functions/platform/http/start-handler.ts'
import { interviewFilesUses } from './app.ts'
import { interviewFilesHandler } from './event.ts'

export const lambda = lambdaOf(interviewFilesUses, interviewFilesHandler)

export const handler = backgroundHandler(lambda)
