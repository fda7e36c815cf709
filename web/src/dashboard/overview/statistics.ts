import { isDecided } from '#shared/application/application-status.ts'
import type { Standing } from '../standing/standing.ts'
import { activeInterviews } from './sections.ts'

export type Statistics = { activeInterviews: number; availableRoles: number; completedApplications: number }

const isCompleted = ({ status, interview }: Standing): boolean =>
  isDecided(status) || (status === 'human_pending' && interview === 'completed')

/** The counts on the three cards at the top of the overview; `roles` is the number of all open positions. */
export const statisticsOf = (standings: readonly Standing[], roles: number): Statistics => ({
  activeInterviews: activeInterviews(standings).length,
  availableRoles: roles,
  completedApplications: standings.filter(isCompleted).length,
})
