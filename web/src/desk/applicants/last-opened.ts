import { mutate } from 'swr'
import type { Applicant } from './use-applicants.ts'

let opened: string | undefined

export const lastOpened = (): string | undefined => opened

export const knownKey = (id: string) => ['known', id] as const

/** Keeps who was opened, with the answers that the end of the sign-in deletes. */
export function rememberOpened(id: string, candidate: Applicant['candidate']): void {
  opened = id
  void mutate(knownKey(id), candidate, { revalidate: false })
}
