import type { AssessmentSection } from '#shared/domain/assessment.ts'
import { defaultSections } from '#shared/domain/default-sections.ts'
import type { StoredJob } from '../storage/jobs/stored-job.ts'

/** The sections of a job's interview: its own, or the usual ones. */
export const sectionsOf = (job: Pick<StoredJob, 'sections'> | undefined): AssessmentSection[] =>
  job === undefined || job.sections.length === 0 ? [...defaultSections] : job.sections
