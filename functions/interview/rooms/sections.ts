import type { AssessmentSection } from '#shared/position/assessment.ts'
import { defaultSections } from '#shared/position/default-sections.ts'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'

/** The sections of a job's interview: its own, or the usual ones. Extra time is divided among them. */
export const sectionsOf = (
  job: Pick<StoredJob, 'sections'> | undefined,
  factor: TimeFactor = 1,
): AssessmentSection[] =>
  (job === undefined || job.sections.length === 0 ? defaultSections : job.sections).map((section) => ({
    ...section,
    duration: section.duration * factor,
  }))
