import { endOfTime } from '#functions/platform/dynamo/end-of-time.ts'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { recruiting } from '#shared/desk/contract/recruiting.ts'
import type { Enquiries } from '#functions/enquiry/rows/enquiries.ts'

type Waiting = AnswerOf<typeof recruiting.listEnquiries>['data']

/** Of each state, in one answer. */
const maxListed = 100

/** The enquiries that are not e-mailed yet, those given up first, without what visitors wrote. */
export async function waitingEnquiries(enquiries: Enquiries): Promise<Waiting> {
  const inStates = await Promise.all(
    (['dead', 'pending'] as const).map((state) => enquiries.idsIn(state, endOfTime, maxListed + 1)),
  )
  const rows = await Promise.all(
    inStates.flatMap((ids) => ids.slice(0, maxListed)).map((id) => enquiries.byId(id)),
  )
  return {
    enquiries: rows.flatMap((row) =>
      // One that was e-mailed since the query has no state.
      row?.outbox === undefined
        ? []
        : [
            {
              id: row.id,
              receivedAt: row.receivedAt,
              enquiryType: row.enquiry.enquiryType,
              state: row.outbox,
              attempts: row.attempts,
              dueAt: row.dueAt,
            },
          ],
    ),
    more: inStates.some((ids) => ids.length > maxListed),
  }
}
