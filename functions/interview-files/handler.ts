import { backgroundHandler, lambdaOf } from '../start-handler.ts'
import { interviewFilesUses } from './app.ts'
import { interviewFilesHandler } from './event.ts'

export const lambda = lambdaOf(interviewFilesUses, interviewFilesHandler)

export const handler = backgroundHandler(lambda)
