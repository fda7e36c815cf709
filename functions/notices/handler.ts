import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createNoticesApp } from './app.ts'
import { noticesHandler } from './event.ts'

export const handler = noticesHandler(createNoticesApp(configFrom(process.env), systemWorld()))
