import type { AuditEntry } from '#shared/platform/audit.ts'
import { hashAddress } from '#functions/account/access/address-hash.ts'
import { recordingKeyOf } from '#functions/application/session/recording-id.ts'
import type { ActFilter } from '#functions/platform/audit/audit-page.ts'
import type { StoredAct } from '#functions/platform/audit/stored-act.ts'
import { actNames } from './act-names.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

/** The candidates of a page are one batch. */
const actsPerPage = 100

export const listAudit: RecruitingHandlers['listAudit'] = async (
  { body: { since, until, who, act, candidate, cursor } },
  app,
) => {
  const about = candidate === undefined ? {} : await aboutCandidate(candidate, app)
  const { acts, next, readTo } = await app.audit.page({
    ...about,
    since: new Date(since),
    until: until === undefined ? undefined : new Date(until),
    who,
    act,
    cursor,
    limit: actsPerPage,
  })
  const namesOf = await actNames(acts, app)
  const entries = acts.map((stored) => ({ ...shown(stored), names: namesOf(stored) }))
  return { success: true, data: { entries, next, readTo } }
}

/** Of an erased candidate, the audit has the address as a hash alone. */
async function aboutCandidate(
  candidate: string,
  { audit, users }: Pick<RecruitingApp, 'audit' | 'users'>,
): Promise<ActFilter> {
  if (candidate.includes('@')) {
    const hash = await hashAddress(candidate, await audit.salt())
    return { address: { hash, userId: (await users.byEmail(candidate))?.id } }
  }
  const key = recordingKeyOf(candidate)
  return key === undefined ? { userId: candidate } : { userId: key.userId, on: candidate }
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
