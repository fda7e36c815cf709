import type { Config } from '../config.ts'
import { lazy } from '../lazy.ts'
import type { Mail } from './send.ts'

/** Imports the SES client at the first e-mail, because most requests send none. */
export const lazyMail = (config: Config['mail']): (() => Promise<Mail>) =>
  lazy(async () => (await import('./send.ts')).createMail(config))
