import type { Config } from '../config/config.ts'
import { lazy } from '../world/lazy.ts'
import { createMail, type Mail } from './send.ts'

/**
 * Creates the SES client at the first e-mail, because most requests send none. Its module is imported statically: esbuild bundles
 * every command of a client that is imported on demand, which takes longer to compile than these few take to load.
 */
export const lazyMail = (config: Config['mail']): (() => Promise<Mail>) =>
  lazy(async () => createMail(config))
