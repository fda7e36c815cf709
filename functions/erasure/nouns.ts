import * as account from '#functions/account/of-person.ts'
import * as application from '#functions/application/of-person.ts'
import * as enquiry from '#functions/enquiry/of-person.ts'
import * as interview from '#functions/interview/of-person.ts'
import type { ErasedPerson, Removed } from '#functions/platform/removals/removals.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

/** What each noun contributes to the export, the erasure and the search of a person. These call the lists, and name no noun. */
export const personUses = uses(
  {},
  {
    ...account.personUses.parts,
    ...application.personUses.parts,
    ...interview.personUses.parts,
    ...enquiry.personUses.parts,
  },
)

export type PersonApp = AppOf<typeof personUses>

/** Of an account, by the field of the export. */
export const exported = { ...account.exported, ...application.exported, ...interview.exported }

export const exportedToStaff = { ...exported, ...application.exportedToStaff }

type Erase = (person: ErasedPerson, app: PersonApp) => Promise<void>

/** What an account holds beside its row. Files come last: of the three services, S3 alone is left to a later run. */
export const erasures: readonly Erase[] = [
  account.erase,
  application.erase,
  interview.erase,
  account.eraseFiles,
]

type EraseAgain = (removed: Removed, app: PersonApp) => Promise<void>

/** What arrived late, or came back with a backup: usually nothing. */
export const repeatedErasures: readonly EraseAgain[] = [
  account.eraseAgain,
  application.eraseAgain,
  interview.eraseAgain,
  enquiry.eraseAgain,
]

/** By address, whose owner may have no account. */
export const { exported: exportedOfSender, anyOf: anyOfSender, erase: eraseSender } = enquiry

export const { introductionsOf, anyIntroductionOf, eraseIntroductions } = application

export const { counted, keepAttempts, activity } = application

export const { forgetAddress, transcribe, jobsUses, eraseJobs } = interview

export const search = { accounts: account.search, applications: application.search }
