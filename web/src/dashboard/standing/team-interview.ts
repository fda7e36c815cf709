import { malaysianTime } from '#shared/domain/malaysian-time.ts'
import type { Standing } from './standing.ts'

/** When the candidate meets the team; undefined where nothing is arranged. */
export function teamInterviewText({
  teamInterviewAt,
}: Pick<Standing, 'teamInterviewAt'>): string | undefined {
  const time = malaysianTime(teamInterviewAt)
  return time === undefined ? undefined : `Interview with our team: ${time}`
}
