import type { ErrorCode } from './errors.ts'
import { hourSeconds, minuteSeconds } from '../durations.ts'

export type Limit = { readonly max: number; readonly windowSeconds: number }

/** Every limit of the API. A network can be a whole office, so it gets more than an account. */
export const limits = {
  /** Failures of one network at one account. */
  signInPerAccount: { max: 10, windowSeconds: 15 * minuteSeconds },
  /** Failures at one account from all networks; above it only networks that have signed in to it before may try. */
  signInByStrangers: { max: 30, windowSeconds: 15 * minuteSeconds },
  signInPerNetwork: { max: 100, windowSeconds: 15 * minuteSeconds },
  passwordChange: { max: 5, windowSeconds: hourSeconds },
  forgotPassword: { max: 3, windowSeconds: hourSeconds },
  /** Links for candidates who are refused for too many attempts. Each request e-mails the address, with or without an account. */
  signInLink: { max: 3, windowSeconds: hourSeconds },
  signInLinkPerNetwork: { max: 20, windowSeconds: hourSeconds },
  /** Further e-mails that confirm an account's e-mail address, after the one of the registration. */
  confirmationLetter: { max: 3, windowSeconds: hourSeconds },
  /**
   * Letters to a mailbox, in all its spellings, that no account has proved: a stranger could register it, delete the account and
   * register it again. Letters about decisions do not count, because recruiters cause them.
   */
  letterBeforeProof: { max: 6, windowSeconds: hourSeconds },
  /**
   * Letters to mailboxes that no account has proved: of one network, and of all together. Beyond it the letter of a registration or an
   * application waits, and confirmations of enquiries are left out.
   */
  firstLettersPerNetwork: { max: 300, windowSeconds: 24 * hourSeconds },
  firstLetters: { max: 3000, windowSeconds: 24 * hourSeconds },
  /** Letters that bounce permanently. Beyond it letters to unproved mailboxes are held until an operator lifts that. */
  lettersReturned: { max: 10, windowSeconds: hourSeconds },
  lettersReturnedPerDay: { max: 40, windowSeconds: 24 * hourSeconds },
  registration: { max: 60, windowSeconds: hourSeconds },
  cvUpload: { max: 60, windowSeconds: hourSeconds },
  cvReading: { max: 120, windowSeconds: hourSeconds },
  /** Pages of scans whose text is recognised: of one network, and of all together. Beyond it candidates type their details. */
  recognisedPagesPerNetwork: { max: 100, windowSeconds: 24 * hourSeconds },
  recognisedPages: { max: 1000, windowSeconds: 24 * hourSeconds },
  /**
   * Answers that tell whether an account exists, over all endpoints together. An endpoint whose 503 does not depend on that declares
   * `notAfter: ['unavailable']`.
   */
  accountLookup: { max: 60, windowSeconds: hourSeconds },
  /** Accepted enquiries. */
  enquiry: { max: 20, windowSeconds: 10 * minuteSeconds },
  /** Accepted enquiries with one mailbox as the sender, from all networks: each belongs to its export for two years. */
  enquiryPerMailbox: { max: 20, windowSeconds: 24 * hourSeconds },
  /** E-mails that confirm enquiries to one mailbox, which may be a stranger's. Beyond it none is sent; no endpoint refuses. */
  enquiryConfirmation: { max: 3, windowSeconds: hourSeconds },
  /** `GET /contact/test` and `GET /cv/test`, each of which calls a service. */
  serviceCheck: { max: 20, windowSeconds: hourSeconds },
  /** Applying, answering the questions before the interview, withdrawing and retaking: each writes several rows, and withdrawing deletes files. */
  applying: { max: 120, windowSeconds: hourSeconds },
  /** Answers to invitations, each of which is an event for the staff. */
  invitationAnswer: { max: 60, windowSeconds: hourSeconds },
  profileChange: { max: 240, windowSeconds: hourSeconds },
  dataExport: { max: 30, windowSeconds: hourSeconds },
  /** Checkpoints of the transcript, each a row of up to 400 kB. */
  checkpoint: { max: 1500, windowSeconds: hourSeconds },
  /** Parts of recordings. An interview has 240 of five seconds, and a page asks again for one whose upload failed. */
  recordingPart: { max: 1500, windowSeconds: hourSeconds },
  /** Each starts a paid call. An application has three interviews, and a reload in the lobby begins another call. */
  callStart: { max: 40, windowSeconds: hourSeconds },
  /** Answers of the model, each with its own cost; an interview has at most 120. */
  interviewerTurn: { max: 400, windowSeconds: hourSeconds },
  /** Sentences with their sound. */
  interviewerSentence: { max: 1500, windowSeconds: hourSeconds },
  /** Speech streams that begin or end. */
  hearing: { max: 60, windowSeconds: hourSeconds },
  callEnd: { max: 120, windowSeconds: hourSeconds },
  /** Insights of practice runs. */
  practiceInsights: { max: 60, windowSeconds: hourSeconds },
  /** Wrong passwords at the desk: of one network at one address, at one address from all networks (above it only known ones may try), of one network. */
  deskPassword: { max: 10, windowSeconds: 15 * minuteSeconds },
  deskPasswordByStrangers: { max: 30, windowSeconds: 15 * minuteSeconds },
  deskPasswordPerNetwork: { max: 60, windowSeconds: 15 * minuteSeconds },
  /** Wrong codes per member, from all networks. */
  deskCode: { max: 5, windowSeconds: 15 * minuteSeconds },
  /** Invitations and links that were opened, and requests for links. */
  deskLink: { max: 60, windowSeconds: hourSeconds },
  /** Requests of one network for a link to one address. */
  deskReset: { max: 3, windowSeconds: hourSeconds },
  /** E-mails with a link to one address. Beyond it none is sent; those that were sent stay valid, and no request is refused. */
  deskResetLetter: { max: 6, windowSeconds: hourSeconds },
  /** Letters with a free text, of one member of staff to candidates. */
  writtenLetter: { max: 60, windowSeconds: hourSeconds },
  /** Letters that confirm an application or its withdrawal: a candidate can apply and withdraw repeatedly. Beyond it none is sent; no endpoint refuses. */
  applicationReceived: { max: 20, windowSeconds: 24 * hourSeconds },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/**
 * Limits that a recruiting campaign reaches: all visitors of a career fair, or of one campus, share a network. Operators set
 * other numbers with `networkLimits` in cdk.json; every other limit counts a candidate, a mailbox or a member of staff.
 */
export const campaignLimits = [
  'registration',
  'cvUpload',
  'cvReading',
  'recognisedPagesPerNetwork',
  'recognisedPages',
  'firstLettersPerNetwork',
  'firstLetters',
  'accountLookup',
  'signInPerNetwork',
  'signInLinkPerNetwork',
] as const satisfies readonly LimitName[]

/** The operator's `max`, by limit. */
export type NetworkLimits = Readonly<Partial<Record<(typeof campaignLimits)[number], number>>>

/**
 * Whom a counter counts: the caller's network, the body's e-mail address or the mailbox that it leads to, the signed-in candidate,
 * or an account that only the handler knows, from all networks or from the caller's.
 */
export type LimitKey = 'network' | 'email' | 'mailbox' | 'candidate' | 'account' | 'accountAndNetwork'

/** Which answers count. Without either property, every call that passes validation counts. */
type CountedAnswers = {
  /** Only these refusals count; after any other answer the runtime takes the call off the counter again. */
  readonly onlyAfter?: readonly ErrorCode[]
  /** These refusals do not count; the runtime takes them off the counter again. */
  readonly notAfter?: readonly ErrorCode[]
}

/** A limit as an endpoint declares it. */
export type DeclaredLimit = CountedAnswers & {
  readonly name: LimitName
  readonly key: LimitKey
  /** `runtime`: before the handler runs. `handler`: where only the handler knows the key or the moment. */
  readonly countedBy: 'runtime' | 'handler'
}

const limitPer =
  <const Key extends LimitKey>(key: Key) =>
  <const Name extends LimitName>(name: Name, answers: CountedAnswers = {}) =>
    ({ name, key, countedBy: 'runtime', ...answers }) as const

export const perNetwork = limitPer('network')
export const perEmail = limitPer('email')
export const perMailbox = limitPer('mailbox')
export const perCandidate = limitPer('candidate')

/** Leaves the counting to the handler, which gets the counters from its request. */
export const countedByHandler = <const Declared extends DeclaredLimit>({ name, key }: Declared) =>
  ({ name, key, countedBy: 'handler' }) as const satisfies DeclaredLimit as Pick<Declared, 'name' | 'key'> & {
    readonly countedBy: 'handler'
  }

/** The account's state is part of its key, so only the handler, which reads the account, can count. */
export const perAccount = <const Name extends LimitName>(name: Name) =>
  ({ name, key: 'account', countedBy: 'handler' }) as const
export const perAccountAndNetwork = <const Name extends LimitName>(name: Name) =>
  ({ name, key: 'accountAndNetwork', countedBy: 'handler' }) as const
