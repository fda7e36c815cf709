/**
 * A transcript is a row of its own in the table of sessions, so that lists of sessions do not read it. Its partition is no
 * candidate's, so a candidate's sessions are queried without it.
 */
export const transcriptKey = (sessionId: string): { userId: string; id: string } => ({
  userId: `transcript#${sessionId}`,
  id: sessionId,
})
