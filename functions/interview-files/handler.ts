import { configFrom } from '../config.ts'
import { interviewerAccountFrom } from '../interviewer-settings.ts'
import { startHandler } from '../start-handler.ts'
import { systemWorld } from '../world.ts'
import { createInterviewFilesApp } from './app.ts'
import { interviewFilesHandler } from './event.ts'

export const handler = startHandler((values, secretOf) =>
  interviewFilesHandler(
    createInterviewFilesApp(configFrom(values), systemWorld(), interviewerAccountFrom(values, secretOf)),
  ),
)
