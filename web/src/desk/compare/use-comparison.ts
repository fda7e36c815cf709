import { assessmentsApi, recruitingApi } from '../desk-api.ts'
import { useListsVersion } from '../invalidation.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import type { Compared } from '../applicants/compare-path.ts'

const loadInterviews = async ({ jobId, ids }: Compared) =>
  (await recruitingApi.compareApplications({ params: { id: jobId }, body: { applications: [...ids] } })).data

const loadAssessments = async ({ jobId, ids }: Compared) =>
  (await assessmentsApi.compareAssessments({ params: { id: jobId }, body: { applications: [...ids] } })).data
    .applicants

export type Interviews = Awaited<ReturnType<typeof loadInterviews>>
export type ComparedApplicant = Interviews['applicants'][number]
export type Section = Interviews['sections'][number]
export type Cell = NonNullable<Section['questions'][number]['cells'][number]>
export type Assessed = Awaited<ReturnType<typeof loadAssessments>>[number]

/** The audit keeps each comparison, so SWR does not load again when the window gets the focus. */
export const useInterviews = (compared: Compared) =>
  useDeskAnswer(['comparison', useListsVersion(), ...compared.ids], () => loadInterviews(compared), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })

export const useComparedAssessments = (compared: Compared) =>
  useDeskAnswer(['compared assessments', ...compared.ids], () => loadAssessments(compared), {
    revalidateOnFocus: false,
  })
