const separator = '--'

type SessionKey = { userId: string; id: string }

/** The id by which recruiters name an interview's recording; it contains the session's key. */
export const recordingIdOf = ({ userId, id }: SessionKey): string => userId + separator + id

export function recordingKeyOf(recordingId: string): SessionKey | undefined {
  const at = recordingId.indexOf(separator)
  return at < 1
    ? undefined
    : { userId: recordingId.slice(0, at), id: recordingId.slice(at + separator.length) }
}
