import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createInterviewFilesApp } from './app.ts'
import { interviewFilesHandler } from './event.ts'

export const handler = interviewFilesHandler(createInterviewFilesApp(configFrom(process.env), systemWorld()))
