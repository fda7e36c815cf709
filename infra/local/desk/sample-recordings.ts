/** What the cameras of the sample candidates recorded, made by `npm run sample:recordings`. */
export const sampleRecordings = {
  first: new URL('sample-interview.webm', import.meta.url),
  second: new URL('sample-interview-2.webm', import.meta.url),
} as const

export const sampleRecordingSeconds = 60
