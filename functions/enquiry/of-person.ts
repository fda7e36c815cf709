import type { Removed } from '#functions/platform/removals/removals.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { createEnquiriesByEmail } from './rows/enquiries-by-email.ts'

/** What enquiries contribute to the export and the erasure of a person (`functions/erasure/nouns.ts`): they name no account. */
export const personUses = uses(
  {},
  { enquiries: ({ dynamo, tables, ...world }) => createEnquiriesByEmail(dynamo, tables, world) },
)

type App = Pick<AppOf<typeof personUses>, 'enquiries'>

/** The enquiries of an address; none where the address is not known to be the person's. */
type Sender = string | undefined

/** A page of them; `next` is the cursor of the page after it. */
export async function exported(sender: Sender, cursor: string | undefined, app: App) {
  if (sender === undefined) return { enquiries: [], next: null }
  const { enquiries, next } = await app.enquiries.page(sender, cursor)
  return {
    enquiries: enquiries.map(({ receivedAt, enquiry }) => ({ receivedAt, ...enquiry })),
    next: next ?? null,
  }
}

/** The id of one, by which the audit names a person without an account. */
export const anyOf = (email: string, { enquiries }: App): Promise<string | undefined> =>
  enquiries.anyOf(email)

export const erase = async (sender: Sender, { enquiries }: App) =>
  sender === undefined ? { erased: 0, areAll: true } : enquiries.erase(sender)

export async function eraseAgain(removed: Removed, { enquiries }: App): Promise<void> {
  if (removed.kind === 'enquiry') await enquiries.remove(removed.enquiryId)
}
