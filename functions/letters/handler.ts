import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createLettersApp } from './app.ts'
import { lettersHandler } from './event.ts'

export const handler = lettersHandler(createLettersApp(configFrom(process.env), systemWorld()))
