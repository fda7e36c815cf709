import { configFrom } from '../config.ts'
import { systemWorld } from '../world.ts'
import { createAccountExpiryApp } from './app.ts'
import { accountExpiry } from './expire.ts'

export const handler = accountExpiry(createAccountExpiryApp(configFrom(process.env), systemWorld()))
