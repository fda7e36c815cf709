import { termsIn, type Period } from '../periods.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import type { TermTexts } from '../periods.ts'
import type { Term } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

const lengthOf = ([count, unit]: Period): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const terms: TermTexts = {
  enquiries: (time) => ['Enquiries', `${time} after we received them, or until you ask us to delete them`],
  pendingCvs: (time) => ['A CV uploaded for a registration that was never completed', time],
  introductions: (time) => [
    'Name, email address and CV with which a recruiter added you to a position',
    `${time}, or until you have them deleted; with your yes they become part of your account`,
  ],
  unconfirmedAccounts: (time) => [
    'An account whose email address was never confirmed',
    `${time} after the registration, with reminders by email; longer if an interview was started or an application decided`,
  ],
  accounts: (time) => [
    'Account, profile, CV and applications',
    `until you delete your account, or ${time} after you last used it`,
  ],
  assessments: (time) => [
    `Our team's ${staffWritten.english} about an application, and our letters to you about it`,
    `as long as the application: until you withdraw it or delete your account, or ${time} after you last used the account`,
  ],
  interviews: (time) => [
    'Interview recordings, their transcripts and the CV filed with them',
    `${time} after the interview`,
  ],
  modelTurns: (time) => [
    'What the language model was asked and answered in an interview',
    `${time}, like the interview`,
  ],
  transcriptions: (time) => [
    'Text that Amazon Transcribe made from a recording',
    `${time}, like the interview; the service's own copy is deleted once we have the text`,
  ],
  callRecordings: (time) => [
    'The recording that Daily made of a call',
    `${time}; our copy is kept with the interview`,
  ],
  disownedInterviews: (time) => [
    'If you tell us that an account opened with your email address is not yours: its applications whose interview was started or on which we have decided, without your address',
    time,
  ],
  attempts: (time) => [
    'How many interviews were started for an application that was withdrawn; for a deleted account, under a one-way code of its email address',
    `${time}, unless you ask us to delete the account`,
  ],
  knownNetworks: (time) => [
    'The networks from which an account was signed in to, as one-way codes',
    `${time} after the last sign-in from there`,
  ],
  fileLogs: (time) => ['Access logs of our file storage, which repeat file names', time],
  logs: (time) => ['Other logs', time],
  audit: (time) => [
    "Notes of what our staff did with candidates' data: who, when, on which reference number",
    time,
  ],
}

export const termsOf = (processing: InterviewProcessing): readonly Term[] =>
  termsIn(terms, lengthOf, processing)
