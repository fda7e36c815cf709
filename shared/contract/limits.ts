import type { ErrorCode } from './errors.ts'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

export type Limit = { readonly most: number; readonly windowSeconds: number }

/** Every limit of the API. A network can be a whole office, so it gets more than an account. */
export const limits = {
  signInPerAccount: { most: 10, windowSeconds: 15 * minuteSeconds },
  signInPerNetwork: { most: 100, windowSeconds: 15 * minuteSeconds },
  passwordChange: { most: 5, windowSeconds: hourSeconds },
  forgotPassword: { most: 3, windowSeconds: hourSeconds },
  registration: { most: 60, windowSeconds: hourSeconds },
  cvUpload: { most: 60, windowSeconds: hourSeconds },
  cvReading: { most: 120, windowSeconds: hourSeconds },
  /** Answers that tell whether an account exists, over all endpoints together. */
  accountLookup: { most: 60, windowSeconds: hourSeconds },
  /** Accepted enquiries. */
  enquiry: { most: 20, windowSeconds: 10 * minuteSeconds },
  /** Parts of recordings: with one of five seconds length an interview has 240, and each can be announced again. */
  recordingPart: { most: 1500, windowSeconds: hourSeconds },
  /** Each starts a paid call. An application has three interviews, and a reload in the lobby begins another call. */
  callStart: { most: 40, windowSeconds: hourSeconds },
  callEnd: { most: 120, windowSeconds: hourSeconds },
  /** Practice runs that ask what can be counted in them. */
  practiceInsights: { most: 60, windowSeconds: hourSeconds },
  /** E-mails that confirm an application, which a candidate can withdraw and send again. No endpoint refuses for it. */
  applicationReceived: { most: 20, windowSeconds: 24 * hourSeconds },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Whom a counter counts: the caller's network, the body's e-mail address or the signed-in candidate. */
export type LimitKey = 'network' | 'email' | 'candidate'

/** Which answers count. Without either property every call counts that passed validation. */
type CountedAnswers = {
  /** Only these refusals count; the runtime subtracts every other call again. */
  readonly onlyAfter?: readonly ErrorCode[]
  /** These refusals do not count; the runtime subtracts them again. */
  readonly notAfter?: readonly ErrorCode[]
}

/** A limit as an endpoint declares it. */
export type DeclaredLimit = CountedAnswers & {
  readonly name: LimitName
  readonly key: LimitKey
  /** The runtime counts before the handler runs; the handler counts where only it knows key or time. */
  readonly countedBy: 'runtime' | 'handler'
}

const limitPer =
  <const Key extends LimitKey>(key: Key) =>
  <const Name extends LimitName>(name: Name, answers: CountedAnswers = {}) =>
    ({ name, key, countedBy: 'runtime', ...answers }) as const

export const perNetwork = limitPer('network')
export const perEmail = limitPer('email')
export const perCandidate = limitPer('candidate')

/** Leaves the counting to the handler, which gets the counters from its request. */
export const countedByHandler = <const Declared extends DeclaredLimit>({ name, key }: Declared) =>
  ({ name, key, countedBy: 'handler' }) as const satisfies DeclaredLimit as Pick<Declared, 'name' | 'key'> & {
    readonly countedBy: 'handler'
  }
