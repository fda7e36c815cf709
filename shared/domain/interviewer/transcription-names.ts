/** In the bucket of interviews, beside the positions. The grants name it. */
export const transcriptionsFolder = 'interviews/transcriptions/'

/**
 * Where a job writes, until its file is in the folder of the interview: the service refuses keys with other letters than ASCII, which
 * folders have, and leaves a file of its own beside its output.
 */
export const transcriptionsPrefix = (sessionId: string): string => `${transcriptionsFolder}${sessionId}/`

export const transcriptionKey = (sessionId: string, segment: number): string =>
  `${transcriptionsPrefix(sessionId)}${segment}.json`

/** In the folder of the interview. */
export const transcriptionName = (segment: number): string => `transcription-${segment}.json`

/** Unique in the account. The grants name the beginning. */
export const transcriptionJobPrefix = 'interview-'

export const transcriptionJob = (sessionId: string, segment: number): string =>
  `${transcriptionJobPrefix}${sessionId}-${segment}`
