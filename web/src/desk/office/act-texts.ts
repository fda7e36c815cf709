import { isApplicationStatus } from '#shared/application/application-status.ts'
import type { AuditEntry } from '#shared/platform/audit.ts'
import { statusNames } from '../names.ts'

const memberPrefix = 'staff:'

/** The name of who acted. An operator is shown by the last part of the ARN. */
export function whoText({ who, names }: Pick<AuditEntry, 'who' | 'names'>): string {
  if (who.startsWith(memberPrefix)) return names?.who ?? 'A colleague'
  return `${who.split('/').at(-1) ?? who} (recruiter tool)`
}

/** Whom or what the act is about, the person first. */
export function onTexts({ on, userId, names }: Pick<AuditEntry, 'on' | 'userId' | 'names'>): string[] {
  const person = userId === null ? names?.colleague : (names?.candidate ?? 'Erased account')
  const texts = [person, names?.position].filter((text) => typeof text === 'string')
  return texts.length > 0 || on === '' ? texts : [on]
}

/** "To review" for a status that was set, and "privacy officer, administrator" for rights. */
export const detailText = (detail: string): string =>
  isApplicationStatus(detail)
    ? statusNames[detail]
    : detail.replace('+administrator', ', administrator').replaceAll('_', ' ')
