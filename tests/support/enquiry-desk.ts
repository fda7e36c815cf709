import { contactUses } from '#functions/enquiry/contact/app.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { sendEnquiry } from './enquiries.ts'
import { eventually } from './eventually.ts'
import { appOn, localCallers, configOf } from './function-config.ts'
import { mailsTo } from './inbox.ts'
import type { Stack } from '#infra/local/stack.ts'

const endOfTime = new Date('9999-01-01')

let callers = 0
/** A new IP address each time, so that tests share no limit. */
export const aCaller = () => ({ address: `203.0.113.${(callers += 1)}` })

export function enquiryDesk(stack: Stack) {
  /** The group's storage, to check the rows that a request stored. */
  const { enquiries } = appOn(
    contactUses,
    [
      configOf(stack),
      {
        clock: systemClock,
        random: systemRandom,
        log: createLog({}, () => {}),
      },
    ],
    { secrets: localCallers },
  )
  /** The ids of at most ten enquiries that are not e-mailed yet. */
  const waiting = () => enquiries.idsIn('pending', endOfTime, 10)
  return {
    waiting,
    send: (body: unknown, caller: Parameters<typeof sendEnquiry>[2] = aCaller()) =>
      sendEnquiry(stack.gateway, body, caller),
    mailsTo: (email: string) => mailsTo(stack, email),
    /** Waits until all enquiries are e-mailed, so that a fault affects only those that the test sends afterwards. */
    settled: () => eventually(waiting, (ids) => ids.length === 0),
  }
}
