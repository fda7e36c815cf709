import type { LimitName } from '#shared/contract/limits.ts'
import { emailKey } from '#shared/domain/email-key.ts'
import { networkIdentity } from '../http/network.ts'
import type { Counter } from '../storage/limits/guards.ts'
import type { StoredUser } from '../storage/accounts/stored-user.ts'
import type { Accounts } from './accounts.ts'
import { isPassword } from './password-hash.ts'

type Attempt = {
  email: string
  password: string
  ipAddress: string
  /** The counters that the endpoint leaves to its handler. */
  countersFor: (call: { account: string }) => readonly Counter[]
}

export type Judgement =
  | { kind: 'right'; user: StoredUser }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number; limits: readonly LimitName[] }

/**
 * The counters' key contains the account's epoch, which a new password raises. So a candidate who has set one by an e-mailed
 * link is not refused for earlier failures.
 */
const accountOf = (email: string, user: StoredUser | undefined): string =>
  `${emailKey(email)} ${user?.epoch ?? 0}`

/**
 * Does the same work whether the account is unknown, has no password or has another one. Each attempt is counted before the password
 * is verified, and a right one is given back, so concurrent attempts cannot pass a limit. When strangers have used up the failures
 * of all networks together, a network with an earlier sign-in to the account may still try.
 */
export async function judgePassword(attempt: Attempt, app: Accounts): Promise<Judgement> {
  const { email, password, ipAddress, countersFor } = attempt
  const user = await app.users.byEmail(email)
  const counters = countersFor({ account: accountOf(email, user) })
  const ofStrangers = counters.filter(({ name }) => name === 'signInByStrangers')
  const own = counters.filter((counter) => !ofStrangers.includes(counter))

  const taken = await app.limiter.take(own)
  if (!taken.allowed) return limited(taken)
  const takenByAll = await app.limiter.take(ofStrangers)
  const network = networkIdentity(ipAddress)
  if (!takenByAll.allowed && !(await app.knownNetworks.has(user?.id ?? 'nobody', network, app.clock()))) {
    await taken.giveBack(own)
    return limited(takenByAll)
  }

  const isRight = await isPassword(password, user?.passwordHash, app.passwordCost)
  if (user === undefined || !isRight) return { kind: 'wrong' }
  await Promise.all([
    taken.giveBack(own),
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
}): Judgement => ({ kind: 'limited', retryAfterSeconds, limits: full })
