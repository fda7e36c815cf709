import { accountDeletedEmail } from '../letters/account-emails.ts'
import { trySendEmail } from '../access/account-mail.ts'
import { hashAddress } from '../access/address-hash.ts'
import type { Subject } from '#functions/platform/http/audit.ts'
import { isAddressProved, type StoredUser } from '../rows/stored-user.ts'
import { exportOf } from './account-export.ts'
import {
  anyIntroductionOf,
  anyOfSender,
  counted,
  eraseIntroductions,
  eraseSender,
  exportedToStaff,
} from '#functions/erasure/nouns.ts'
import { removeAccount } from '#functions/erasure/remove-account.ts'
import type { AuthApp, AuthHandlers } from './app.ts'

type Person = {
  account: StoredUser | undefined
  /** Of the account, else as the operator wrote it; empty for a detached account. */
  email: string
  /** The address whose enquiries and introductions are the person's; undefined where none is known to be. */
  sender: string | undefined
  /** What the audit names: the account, or one of the enquiries of a person without one. */
  subject: Subject
}

/**
 * By the id of an account, or by e-mail address where the name contains an "@". A request by address came from that mailbox. A request
 * by id came from the person who registered, who does not own the address until it is proved; so its enquiries are left out.
 */
async function personNamed(name: string, app: AuthApp): Promise<Person | undefined> {
  if (!name.includes('@')) {
    const account = await app.users.byId(name)
    if (account === undefined) return undefined
    const { id, email } = account
    const sender = isAddressProved(account) ? email : undefined
    return { account, email, sender, subject: { on: id, userId: id } }
  }
  const account = await app.users.byEmail(name)
  if (account !== undefined)
    return {
      account,
      email: account.email,
      sender: account.email,
      subject: { on: account.id, userId: account.id },
    }
  const on = (await anyOfSender(name, app)) ?? (await anyIntroductionOf(name, app))
  return on === undefined ? undefined : { account, email: name, sender: name, subject: { on } }
}

/** A detached account has no address. */
const leavesOut = ({ email, sender }: Person): boolean => email !== '' && sender === undefined

/** For people who write to the company for their data instead of using the profile page. */
export const exportCandidate: AuthHandlers['exportCandidate'] = async (
  { body: { candidate, cursor }, keepAct, refuse, log },
  app,
) => {
  const person = await personNamed(candidate, app)
  if (person === undefined) throw refuse('candidate_not_found')
  const { account, sender, subject } = person
  const data = await exportOf({ account, sender, cursor, lists: exportedToStaff }, app)
  await keepAct.write(subject)
  log.info('account exported by an operator', { userId: account?.id, enquiries: data.enquiries.length })
  return {
    success: true,
    data: { ...data, enquiriesLeftOut: leavesOut(person) },
  }
}

export const eraseCandidate: AuthHandlers['eraseCandidate'] = async ({ body, keepAct, refuse, log }, app) => {
  const person = await personNamed(body.candidate, app)
  if (person === undefined) throw refuse('candidate_not_found')
  const { email, account, sender, subject } = person
  const addressHash = email === '' ? undefined : await hashAddress(email, await app.audit.salt())
  await keepAct.write({ ...subject, addressHash })
  // Enquiries first: they are found by the address, which is deleted with the account.
  const { erased, areAll } = await eraseSender(sender, app)
  const introductions = await eraseIntroductions(sender, app)
  const contents =
    account === undefined || !areAll ? { applications: 0, interviews: 0 } : await erase(account, app, log)
  log.info(areAll ? 'account deleted by an operator' : 'enquiries deleted by an operator', {
    userId: account?.id,
    enquiries: erased,
  })
  const id = account?.id ?? null
  const enquiries = { enquiries: erased, enquiriesLeftOut: leavesOut(person), isMoreLeft: !areAll }
  return { success: true, data: { id, ...contents, ...enquiries, introductions } }
}

async function erase(account: StoredUser, app: AuthApp, log: AuthApp['log']) {
  const counts = await counted(account.id, app)
  const isRemoved = await removeAccount(account, app, log)
  // A detached account has no address. Of concurrent calls, only the one that deleted the account sends the e-mail.
  if (isRemoved && account.email !== '') await trySendEmail(account, accountDeletedEmail(), app, log)
  return counts
}
