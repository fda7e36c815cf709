import type { Log } from '../log/log.ts'
import { accountChecks } from './account.ts'
import { readingChecks } from './reading.ts'
import { FailedCheck, type Site } from './site.ts'

/**
 * Tries what a visitor and a candidate use, from outside. It has no rights in the account: it knows the site's URL and
 * the key that every page sends. It logs the name of a failed check and throws, which raises the alarm.
 */
export const canary = (site: Site, log: Log) => async (): Promise<void> => {
  try {
    await readingChecks(site)
    await accountChecks(site)
    log.info('canary done')
  } catch (error) {
    log.error('canary failed', { check: error instanceof FailedCheck ? error.check : 'unknown' })
    throw error
  }
}
