import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createMailReturnsApp } from './app.ts'
import { noteReturn } from './note-return.ts'

export const handler = noteReturn(createMailReturnsApp(configFrom(process.env), systemWorld()))
