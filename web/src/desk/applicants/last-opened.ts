import { mutate } from 'swr'
import type { Applicant } from './use-applicants.ts'

let opened: string | undefined

export const lastOpened = (): string | undefined => opened

export const knownKey = (id: string) => ['known', id] as const

/** Keeps the id, and the candidate in SWR's cache, which the end of the sign-in clears. */
export function rememberOpened(id: string, candidate: Applicant['candidate']): void {
  opened = id
  void mutate(knownKey(id), candidate, { revalidate: false })
}
