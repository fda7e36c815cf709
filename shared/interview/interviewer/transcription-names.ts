/** In the bucket of interviews, beside the folders of positions. The grants name it. */
export const transcriptionsFolder = 'interviews/transcriptions/'

/**
 * Where a job writes before its output is copied to the folder of the interview. Transcribe accepts only ASCII in keys, which the
 * folder's name may exceed, and leaves a file of its own beside its output.
 */
export const transcriptionsPrefix = (sessionId: string): string => `${transcriptionsFolder}${sessionId}/`

export const transcriptionKey = (sessionId: string, segment: number): string =>
  `${transcriptionsPrefix(sessionId)}${segment}.json`

/** In the folder of the interview. */
export const transcriptionName = (segment: number): string => `transcription-${segment}.json`

/** Job names are unique per AWS account. The grants name the prefix. */
export const transcriptionJobPrefix = 'interview-'

export const transcriptionJob = (sessionId: string, segment: number): string =>
  `${transcriptionJobPrefix}${sessionId}-${segment}`
