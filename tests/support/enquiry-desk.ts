import { createContactApp } from '#functions/contact/app.ts'
import { createLog } from '#functions/http/log.ts'
import { systemClock, systemRandom } from '#functions/ports.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { sendEnquiry } from './enquiries.ts'
import { eventually } from './eventually.ts'
import type { Stack } from '#infra/local/stack.ts'

const endOfTime = new Date('9999-01-01')

let callers = 0
/** A new caller each time, so that no test uses up another's limit. */
export const aCaller = () => ({ address: `203.0.113.${(callers += 1)}` })

/** What tests of enquiries do with the product. */
export function enquiryDesk(stack: Stack) {
  /** The group's own storage, to look at what a request left behind. */
  const { enquiries } = createContactApp(
    localConfig({ site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }),
    { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) },
  )
  /** The ids of what is not mailed yet, ten at most. */
  const waiting = () => enquiries.idsIn('pending', endOfTime, 10)
  return {
    waiting,
    send: (body: unknown, caller: Parameters<typeof sendEnquiry>[2] = aCaller()) =>
      sendEnquiry(stack.gateway, body, caller),
    mailsTo: (address: string) => stack.ses.inbox.list().filter((mail) => mail.to.includes(address)),
    /** Everything sent so far is mailed, so that a fault meets only what a test sends. */
    settled: () => eventually(waiting, (ids) => ids.length === 0),
  }
}
