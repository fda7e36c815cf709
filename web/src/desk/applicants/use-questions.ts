import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { useMember } from '../member.ts'
import { usePositions } from '../positions/use-positions.ts'

/** What a position asks before the interview. A privacy officer manages the data without reading it. */
export function useQuestions(job: string | undefined): readonly ScreeningQuestion[] {
  const { role } = useMember()
  const { data: positions = [] } = usePositions()
  return role === 'privacy_officer' ? [] : (positions.find(({ id }) => id === job)?.screening ?? [])
}
