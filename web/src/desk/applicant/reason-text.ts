import type { Shown } from './use-applicant.ts'

type Application = Pick<Shown['application'], 'decision' | 'waiver' | 'rejection' | 'declined'>
type Rejection = { reason: string; note?: string | undefined }

export const waiverText = (reason: string): string => `Without the AI interview: ${reason}`

export const rejectionText = ({ reason, note }: Rejection): string =>
  `Reason: ${reason}${note === undefined ? '' : `. ${note}`}`

/** The team's reason for a decision that can still be recalled; undefined for one without a reason. */
export function pendingReason({ decision }: Pick<Application, 'decision'>): string | undefined {
  if (decision?.waiverReason !== undefined) return waiverText(decision.waiverReason)
  return decision?.rejection === undefined ? undefined : rejectionText(decision.rejection)
}

/** The team's reasons by the acts that gave them. */
export function reasonsByAct(application: Application): ReadonlyMap<string | undefined, string> {
  const { decision, waiver, rejection, declined } = application
  const pending = pendingReason(application)
  return new Map([
    ...(waiver === null ? [] : [[waiver.act, waiverText(waiver.reason)] as const]),
    ...(rejection === null ? [] : [[rejection.act, rejectionText(rejection)] as const]),
    ...(declined === null ? [] : [[declined.act, `Reason: ${declined.reason}`] as const]),
    ...(pending === undefined ? [] : [[decision?.id, pending] as const]),
  ])
}
