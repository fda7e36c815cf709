import type { LimitName } from '#shared/platform/contract/limits.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { Accounts } from './accounts.ts'
import { isPassword } from './password-hash.ts'

type Attempt = {
  email: string
  password: string
  ipAddress: string
  /** The counters that the endpoint leaves to its handler. */
  countersFor: (call: { account: string }) => readonly Counter[]
}

/** An account of a candidate or of a member of staff. */
type Account = { id: string; epoch: number; passwordHash?: string | undefined }

export type Judgement<User> =
  | { kind: 'right'; user: User }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number; limits: readonly LimitName[] }

/** What it reads and counts with; `users` are those of one kind of account. */
export type Judge<User> = Pick<Accounts, 'limiter' | 'knownNetworks' | 'clock' | 'passwordCost'> & {
  users: { byEmail: (email: string) => Promise<User | undefined> }
}

/** Count failures from all networks together. */
const strangersLimits: ReadonlySet<LimitName> = new Set(['signInByStrangers', 'deskPasswordByStrangers'])

/**
 * The counters' key contains the account's epoch, which a new password raises. So an owner who has set one by an e-mailed link is
 * not refused for earlier failures.
 */
export const countedAccount = (email: string, user: Pick<Account, 'epoch'> | undefined): string =>
  `${emailKey(email)} ${user?.epoch ?? 0}`

/**
 * Does the same work whether the account is unknown, has no password or has another one. Each attempt is counted before the password
 * is verified, and a right one is given back, so concurrent attempts cannot pass a limit. When strangers have used up the failures
 * of all networks together, a network with an earlier sign-in to the account may still try.
 */
export async function judgePassword<User extends Account>(
  attempt: Attempt,
  app: Judge<User>,
): Promise<Judgement<User>> {
  const { email, password, ipAddress, countersFor } = attempt
  const user = await app.users.byEmail(email)
  const counters = countersFor({ account: countedAccount(email, user) })
  const ofStrangers = counters.filter(({ name }) => strangersLimits.has(name))
  const ownCounters = counters.filter((counter) => !ofStrangers.includes(counter))

  const taken = await app.limiter.take(ownCounters)
  if (!taken.allowed) return limited(taken)
  const takenByAll = await app.limiter.take(ofStrangers)
  const network = networkIdentity(ipAddress)
  if (!takenByAll.allowed && !(await app.knownNetworks.has(user?.id ?? 'nobody', network, app.clock()))) {
    await taken.giveBack(ownCounters)
    return limited(takenByAll)
  }

  const isRight = await isPassword(password, user?.passwordHash, app.passwordCost)
  if (user === undefined || !isRight) return { kind: 'wrong' }
  await Promise.all([
    taken.giveBack(ownCounters),
    takenByAll.allowed ? takenByAll.giveBack(ofStrangers) : undefined,
    app.knownNetworks.note(user.id, network, app.clock()),
  ])
  return { kind: 'right', user }
}

const limited = ({
  retryAfterSeconds,
  full,
}: {
  retryAfterSeconds: number
  full: readonly LimitName[]
}): Judgement<never> => ({ kind: 'limited', retryAfterSeconds, limits: full })
