import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createNoticesApp } from './app.ts'
import { sendNotices } from './send-notices.ts'

export const handler = sendNotices(createNoticesApp(configFrom(process.env), systemWorld()))
