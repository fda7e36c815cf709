import type { Log } from '../observability/log.ts'
import { accountJoints } from './account.ts'
import { readingJoints } from './reading.ts'
import { BrokenJoint, type Site } from './site.ts'

/**
 * Tries what a visitor and a candidate use, from outside. It has no rights in the account: it knows the site's URL and
 * the key that every page sends. A joint that breaks is logged by its name and ends the run with an error, which raises the alarm.
 */
export const canary = (site: Site, log: Log) => async (): Promise<void> => {
  try {
    await readingJoints(site)
    await accountJoints(site)
    log.info('canary done')
  } catch (error) {
    log.error('canary failed', { joint: error instanceof BrokenJoint ? error.joint : 'unknown' })
    throw error
  }
}
