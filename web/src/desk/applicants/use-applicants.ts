import useSWRInfinite from 'swr/infinite'
import { mutate as mutateAnswers } from 'swr'
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

/** The pages of a filter that were asked for so far. */
export function useApplicants({ job, status, find }: ApplicantFilter) {
  const isSearch = find.length >= shortestSearch
  const listed = useSWRInfinite<ApplicantPart, unknown>(
    (index: number, before: ApplicantPart | null) => {
      if (isSearch || (index > 0 && (before === null || before.next === null))) return null
      return [keyName, job, status, before?.next ?? undefined]
    },
    async ([, , , cursor]: [string, unknown, unknown, string | undefined]) =>
      load({
        ...(job === undefined ? {} : { job }),
        ...(status === undefined ? {} : { status }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
    { shouldRetryOnError: false, revalidateOnFocus: true },
  )
  const found = useDeskAnswer(isSearch ? [keyName, 'search', job, find] : null, async () => {
    const body = { text: find, ...(job === undefined ? {} : { job }) }
    return (await recruitingApi.searchApplicants({ body })).data
  })
  return { listed, found, isSearch }
}

/** After a decision, whichever list is shown. */
export const applicantsChanged = (): Promise<unknown> =>
  mutateAnswers(
    (key) =>
      (Array.isArray(key) && key[0] === keyName) || (typeof key === 'string' && key.startsWith('$inf$')),
  )
