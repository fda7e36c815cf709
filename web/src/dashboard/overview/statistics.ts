import { isDecided } from '#shared/domain/application.ts'
import { activeInterviews, awaitingReview, type Known } from './sections.ts'

export type Statistics = { activeInterviews: number; availableRoles: number; completedApplications: number }

/** The counts on the three cards at the top of the overview. */
export const statisticsOf = (known: Known, jobs: number): Statistics => ({
  activeInterviews: activeInterviews(known).length,
  availableRoles: jobs,
  completedApplications:
    known.applications.filter(({ status }) => isDecided(status)).length + awaitingReview(known).length,
})
