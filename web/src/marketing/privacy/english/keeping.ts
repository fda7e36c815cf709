import {
  backupDays,
  earlierVersionDays,
  interviewRetentionDays,
  lookedForDays,
  pendingCvDays,
  retentionNoticeDays,
} from '#shared/platform/retention.ts'
import { interviewPlaces } from '../interviews.ts'
import type { Section } from '../policy.ts'
import { interviewTexts } from './interview-texts.ts'
import { termsOf } from './terms.ts'

export const keeping: Section = {
  id: 'data-security',
  title: 'Data Security',
  blocks: (processing) => [
    { heading: 'Where it is kept' },
    "Enquiries and candidates' data, including CVs and interview recordings, are stored with Amazon Web Services in its Sydney region, in Australia. If you are in Malaysia or elsewhere, your information is therefore transferred to Australia.",
    ...interviewPlaces(interviewTexts, processing),
    { heading: 'How it is protected' },
    'Connections to this website are encrypted, and so is the storage behind it. Files are not publicly reachable; they open only through links that expire. Each part of our software may reach only the data it works with, and our logs carry reference numbers instead of what you typed. No system is perfectly safe: if a breach puts you at risk, we tell you and the authority in charge as the law requires.',
    { heading: 'How long it is kept' },
    { terms: termsOf(processing) },
    `An account counts as used when you sign in and when something changes about one of your applications. At least ${retentionNoticeDays} days before we delete an unused account we email you the day; signing in before then keeps it. If we hire you, we keep your application until you delete your account.`,
    'Where we delete an account because you wrote to us, the notes of what our staff did keep a one-way code of its email address, so that we can tell later that it was deleted.',
    `Deletion at these terms is automatic and may take up to ${2 * (pendingCvDays + earlierVersionDays)} days, until the earlier versions of a file are gone as well. When you withdraw an application or delete your account, its files are deleted immediately, in every version, and unfinished uploads within an hour; an enquiry is not part of the account. A CV that you replace remains as an earlier version for ${backupDays} days.`,
    `If an account was opened with your email address without you, the link in our email lets you delete it. An application whose interview was started or on which we have decided then stays with those who recruit for ${interviewRetentionDays} days, without your address.`,
    `Deleted database records remain in our backups for up to ${backupDays} days more. Should we have to restore one, what you had deleted is deleted again: for that we keep the reference numbers of what was deleted, without names, for ${lookedForDays} days. Emails we exchange with you are kept for as long as the matter, or the law, requires.`,
  ],
}
