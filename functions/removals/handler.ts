import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createRemovalsApp } from './app.ts'
import { removalsHandler } from './remove-due.ts'

export const handler = removalsHandler(createRemovalsApp(configFrom(process.env), systemWorld()))
