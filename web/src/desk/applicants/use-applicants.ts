import { recruitingApi } from '../desk-api.ts'
import { useListsVersion } from '../invalidation.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { usePages } from '../use-pages.ts'
import { minSearchCharacters, queryOf, type ApplicantFilter } from '../applicants-path.ts'

const load = async (query: ReturnType<typeof queryOf> & { cursor?: string }) =>
  (await recruitingApi.listApplicants({ query })).data

export type Applicant = Awaited<ReturnType<typeof load>>['applicants'][number]

const keyName = 'applicants'

/** The applicants of a filter: those that a search has found, or a list in pages, with their number where that has more than one. */
export function useApplicants(filter: ApplicantFilter) {
  const { job, find } = filter
  const version = useListsVersion()
  const isSearch = find.length >= minSearchCharacters
  const query = queryOf(filter)
  const listed = usePages(
    isSearch ? null : [keyName, version, query],
    (cursor) => load({ ...query, ...(cursor === undefined ? {} : { cursor }) }),
    // After an invalidation the rows stay, as many as there were, until the new ones have arrived.
    { keepPreviousData: true, persistSize: true },
  )
  const results = useDeskAnswer(
    isSearch ? [keyName, 'search', version, job, find] : null,
    async () => {
      const body = { text: find, ...(job === undefined ? {} : { job }) }
      return (await recruitingApi.searchApplicants({ body })).data
    },
    { keepPreviousData: true },
  )
  const hasMore = typeof listed.data?.at(-1)?.next === 'string'
  const { sort: _, ...counted } = query
  const { data } = useDeskAnswer(
    !isSearch && hasMore ? [keyName, 'count', version, counted] : null,
    async () => (await recruitingApi.countApplicants({ query: counted })).data,
  )
  return { listed, found: results, isSearch, counted: data }
}
