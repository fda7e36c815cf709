import { useSyncExternalStore } from 'react'
import useSWRInfinite from 'swr/infinite'
import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { shortestSearch, type ApplicantFilter } from './applicants-address.ts'

const load = async (query: {
  job?: string
  status?: NonNullable<ApplicantFilter['status']>
  cursor?: string
}) => (await recruitingApi.listApplicants({ query })).data

type ApplicantPart = Awaited<ReturnType<typeof load>>
export type Applicant = ApplicantPart['applicants'][number]

const keyName = 'applicants'

/** How often somebody has decided here. Lists of an earlier number are never shown again. */
let changes = 0
const listeners = new Set<() => void>()

function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After a decision: every list is read anew, all pages of it. SWR's own `mutate` does not reach lists in pages. */
export function applicantsChanged(): void {
  changes += 1
  for (const listener of listeners) listener()
}

/** The pages of a filter that were asked for so far. */
export function useApplicants({ job, status, find }: ApplicantFilter) {
  const number = useSyncExternalStore(onChange, () => changes)
  const isSearch = find.length >= shortestSearch
  const listed = useSWRInfinite<ApplicantPart, unknown>(
    (index: number, before: ApplicantPart | null) => {
      if (isSearch || (index > 0 && (before === null || before.next === null))) return null
      return [keyName, number, job, status, before?.next ?? undefined]
    },
    async ([, , , , cursor]: [string, number, unknown, unknown, string | undefined]) =>
      load({
        ...(job === undefined ? {} : { job }),
        ...(status === undefined ? {} : { status }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: true,
      // After a decision the rows stay, as many as there were, until the new ones are here.
      keepPreviousData: true,
      persistSize: true,
    },
  )
  const found = useDeskAnswer(
    isSearch ? [keyName, 'search', number, job, find] : null,
    async () => {
      const body = { text: find, ...(job === undefined ? {} : { job }) }
      return (await recruitingApi.searchApplicants({ body })).data
    },
    { keepPreviousData: true },
  )
  return { listed, found, isSearch }
}
