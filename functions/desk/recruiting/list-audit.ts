import type { AuditEntry } from '#shared/platform/audit.ts'
import { hashAddress } from '#functions/account/access/address-hash.ts'
import type { StoredAct } from '#functions/platform/audit/stored-act.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

/** Small rows: some 60 kB in one answer. */
const actsPerPage = 200

export const listAudit: RecruitingHandlers['listAudit'] = async (
  { body: { since, candidate, cursor } },
  app,
) => {
  const isWanted = await actsAbout(candidate, app)
  const { acts, next } = await app.audit.page({ since: new Date(since), cursor, limit: actsPerPage })
  return { success: true, data: { entries: acts.filter(isWanted).map(shown), next } }
}

/** Selects the acts about a candidate, by id or e-mail address. Of an erased candidate, the audit has the address as a hash alone. */
async function actsAbout(
  candidate: string | undefined,
  { audit, users }: Pick<RecruitingApp, 'audit' | 'users'>,
): Promise<(act: StoredAct) => boolean> {
  if (candidate === undefined) return () => true
  if (!candidate.includes('@')) return ({ userId }) => userId === candidate
  const hash = await hashAddress(candidate, await audit.salt())
  const account = await users.byEmail(candidate)
  return ({ userId, addressHash }) => addressHash === hash || (account !== undefined && userId === account.id)
}

const shown = ({ id, at, who, act, on, userId, detail }: StoredAct): AuditEntry => ({
  id,
  at,
  who,
  act,
  on,
  userId: userId ?? null,
  detail: detail ?? null,
})
