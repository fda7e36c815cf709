const separator = '--'

/** The application's id names its key, so that it is read by key and not through an index. */
export const applicationId = ({ userId, jobId }: { userId: string; jobId: string }): string =>
  userId + separator + jobId

export function applicationKey(id: string): { userId: string; jobId: string } | undefined {
  const at = id.indexOf(separator)
  return at < 1 ? undefined : { userId: id.slice(0, at), jobId: id.slice(at + separator.length) }
}
