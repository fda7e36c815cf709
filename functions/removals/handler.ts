import { configFrom } from '../config.ts'
import { interviewerAccountFrom } from '../interviewer-settings.ts'
import { systemWorld } from '../world.ts'
import { createRemovalsApp } from './app.ts'
import { removalsHandler } from './remove-due.ts'

/** The function needs no key of a model, and its role may read none. */
const noSecrets = (): string => ''

export const handler = removalsHandler(
  createRemovalsApp(configFrom(process.env), systemWorld(), interviewerAccountFrom(process.env, noSecrets)),
)
