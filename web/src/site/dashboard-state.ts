/** Location state of the way from an interview to the dashboard, which then refreshes its data once. */
export type FromInterview = { refreshFromInterview: true; sessionId: string; timestamp: number }

/** Location state of a link to the dashboard that asks where the application for a job stands. */
export type StatusOfJob = { statusOfJob: string }

/** Reads a navigation state, which any page can set: unknown and malformed values are dropped. */
export function readFromInterview(state: unknown): FromInterview | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const value = (name: keyof FromInterview): unknown => Reflect.get(state, name)
  const [sessionId, timestamp] = [value('sessionId'), value('timestamp')]
  return value('refreshFromInterview') === true &&
    typeof sessionId === 'string' &&
    typeof timestamp === 'number'
    ? { refreshFromInterview: true, sessionId, timestamp }
    : undefined
}

export function readStatusOfJob(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const jobId: unknown = Reflect.get(state, 'statusOfJob')
  return typeof jobId === 'string' ? jobId : undefined
}
