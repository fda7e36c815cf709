import { isReviewed, type Standing } from '../standing/standing.ts'
import { activeInterviews } from './sections.ts'

export type Statistics = { activeInterviews: number; availableRoles: number; completedApplications: number }

const isCompleted = ({ status, interview }: Standing): boolean =>
  isReviewed(status) || (status === 'human_pending' && interview === 'completed')

/** The counts on the three cards at the top of the overview. */
export const statisticsOf = (standings: readonly Standing[], jobs: number): Statistics => ({
  activeInterviews: activeInterviews(standings).length,
  availableRoles: jobs,
  completedApplications: standings.filter(isCompleted).length,
})

/** Open roles alone are no reason to show the cards to somebody who has not applied. */
export const hasCounts = ({ activeInterviews, completedApplications }: Statistics): boolean =>
  activeInterviews > 0 || completedApplications > 0
