import { deskIdleSeconds } from '#shared/platform/staff.ts'
import { staffHash } from '#functions/platform/staff/staff-hash.ts'
import type { ListedSignIn } from '#functions/platform/staff/staff-sign-ins.ts'
import type { StaffHandlers } from './app.ts'

export const stayActive: StaffHandlers['stayActive'] = async ({ deskToken }, app) => {
  if (deskToken !== undefined) await app.signIns.stayActive(deskToken, app.clock())
  return { success: true, data: { idleSeconds: deskIdleSeconds } }
}

const timeOf = (atSeconds: number): string => new Date(atSeconds * 1000).toISOString()

/** Sign-ins that began before they were listed have neither browser nor times. */
function shownSignIn({ id, browser, begunAt, activeUntil, expiresAt }: ListedSignIn, ownHash: string) {
  const activeAt = timeOf((activeUntil ?? expiresAt) - deskIdleSeconds)
  return {
    id,
    browser: browser ?? 'A browser',
    begunAt: begunAt ?? activeAt,
    activeAt,
    isThis: id === ownHash,
  }
}

export const listSignIns: StaffHandlers['listSignIns'] = async ({ member, deskToken = '' }, app) => {
  const stored = await app.members.byId(member.id)
  const ownHash = staffHash(deskToken)
  const listedSignIns = stored === undefined ? [] : await app.signIns.ofMember(stored, app.clock())
  const signIns = listedSignIns
    .map((signIn) => shownSignIn(signIn, ownHash))
    .toSorted((a, b) => b.activeAt.localeCompare(a.activeAt))
  return { success: true, data: { signIns } }
}

export const endSignIn: StaffHandlers['endSignIn'] = async ({ params: { id }, member, log }, app) => {
  await app.signIns.endListed(id, member.id)
  log.info('sign-in at the desk ended', { memberId: member.id })
  return { success: true, data: {} }
}
