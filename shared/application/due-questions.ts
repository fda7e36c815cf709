import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { isDecided, type ReadStatus } from './application-status.ts'
import type { Screening } from './screening.ts'

type Asked = { status: ReadStatus; screening?: Screening | null | undefined }

/** The questions that wait for the candidate. A decision ends them. */
export const dueQuestions = ({ status, screening }: Asked): readonly ScreeningQuestion[] =>
  screening == null || screening.answeredAt !== null || isDecided(status) ? [] : screening.questions
