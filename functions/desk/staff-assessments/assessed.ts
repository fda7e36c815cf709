import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import {
  marksFor,
  saysSomething,
  seesOthers,
  type StaffAssessment,
} from '#shared/application/staff-assessment.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { StoredAssessment } from '#functions/application/rows/stored-assessment.ts'
import type { StaffAssessmentsApp } from './app.ts'

export type Assessed = AnswerOf<typeof staffAssessments.showAssessments>['data']

/** An application with what the staff have written about it. */
export type Read = {
  application: StoredApplication
  criteria: readonly string[]
  assessments: readonly StoredAssessment[]
}

/** Undefined where there is no such application. */
export async function readAssessments(id: string, app: StaffAssessmentsApp): Promise<Read | undefined> {
  const application = await app.applications.named(id)
  if (application === undefined) return undefined
  const [job, all] = await Promise.all([app.jobs.byId(application.jobId), app.assessments.of(application)])
  return { application, criteria: job?.criteria ?? [], assessments: all }
}

const shown = (
  { marks, note, updatedAt }: StoredAssessment,
  criteria: readonly string[],
): StaffAssessment => ({
  marks: marksFor(marks, criteria),
  note,
  updatedAt,
})

/** As a member may see it. */
export async function shownTo(
  memberId: string,
  { criteria, assessments }: Read,
  { members }: Pick<StaffAssessmentsApp, 'members'>,
): Promise<Assessed> {
  const stored = assessments.find((each) => each.memberId === memberId)
  const ownAssessment = stored === undefined ? null : shown(stored, criteria)
  const others = assessments.filter((each) => each.memberId !== memberId && saysSomething(each))
  const answer = { criteria: [...criteria], own: ownAssessment }
  if (!seesOthers(stored, criteria)) return { ...answer, others: { kind: 'hidden', count: others.length } }
  const named = await Promise.all(
    others.map(async (each) => ({
      name: (await members.byId(each.memberId))?.name ?? '',
      ...shown(each, criteria),
    })),
  )
  const byName = named.toSorted((a, b) => a.name.localeCompare(b.name))
  return { ...answer, others: { kind: 'shown', assessments: byName } }
}
