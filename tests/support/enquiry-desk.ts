import { createContactApp } from '#functions/contact/app.ts'
import { createLog } from '#functions/observability/log.ts'
import { systemClock, systemRandom } from '#functions/ports.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { sendEnquiry } from './enquiries.ts'
import { eventually } from './eventually.ts'
import type { Stack } from '#infra/local/stack.ts'

const endOfTime = new Date('9999-01-01')

let callers = 0
/** Returns a new caller each time, so that tests share no limit. */
export const aCaller = () => ({ address: `203.0.113.${(callers += 1)}` })

export function enquiryDesk(stack: Stack) {
  /** The group's storage, to check the rows that a request stored. */
  const { enquiries } = createContactApp(
    localConfig({ site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }),
    { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) },
  )
  /** The ids of at most ten enquiries that are not e-mailed yet. */
  const waiting = () => enquiries.idsIn('pending', endOfTime, 10)
  return {
    waiting,
    send: (body: unknown, caller: Parameters<typeof sendEnquiry>[2] = aCaller()) =>
      sendEnquiry(stack.gateway, body, caller),
    mailsTo: (address: string) => stack.ses.inbox.list().filter((mail) => mail.to.includes(address)),
    /** Waits until all enquiries are e-mailed, so that a fault affects only those that the test sends afterwards. */
    settled: () => eventually(waiting, (ids) => ids.length === 0),
  }
}
