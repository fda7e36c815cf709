import { useSyncExternalStore } from 'react'
import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { usePages } from '../use-pages.ts'
import { minSearchCharacters, type ApplicantFilter } from './applicants-path.ts'

const load = async (query: {
  job?: string
  status?: NonNullable<ApplicantFilter['status']>
  cursor?: string
}) => (await recruitingApi.listApplicants({ query })).data

export type Applicant = Awaited<ReturnType<typeof load>>['applicants'][number]

const keyName = 'applicants'

/** The number of decisions in this tab. It is part of the lists' keys, so a list from before a decision is never shown. */
let decisions = 0
const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After a decision, every list is loaded again. SWR's `mutate` with a filter of keys does not reach lists in pages. */
export function applicantsChanged(): void {
  decisions += 1
  for (const listener of listeners) listener()
}

/** The applicants of a filter: those that a search has found, or a list in pages. */
export function useApplicants({ job, status, find }: ApplicantFilter) {
  const version = useSyncExternalStore(onChange, () => decisions)
  const isSearch = find.length >= minSearchCharacters
  const listed = usePages(
    isSearch ? null : [keyName, version, job, status],
    (cursor) =>
      load({
        ...(job === undefined ? {} : { job }),
        ...(status === undefined ? {} : { status }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    // After a decision the rows stay, as many as there were, until the new ones have arrived.
    { keepPreviousData: true, persistSize: true },
  )
  const found = useDeskAnswer(
    isSearch ? [keyName, 'search', version, job, find] : null,
    async () => {
      const body = { text: find, ...(job === undefined ? {} : { job }) }
      return (await recruitingApi.searchApplicants({ body })).data
    },
    { keepPreviousData: true },
  )
  return { listed, found, isSearch }
}
