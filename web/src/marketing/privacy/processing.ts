import type { InterviewProcessing } from '#shared/platform/processors.ts'

declare const __INTERVIEW_PROCESSING__: InterviewProcessing

/** How interviews are held in the deployment; the build inserts it. */
export const processing = __INTERVIEW_PROCESSING__
