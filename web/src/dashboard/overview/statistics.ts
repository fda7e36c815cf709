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

/** A candidate who has not applied does not see the cards for the number of open roles alone. */
export const hasCounts = ({ activeInterviews, completedApplications }: Statistics): boolean =>
  activeInterviews > 0 || completedApplications > 0
