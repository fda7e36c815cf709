/**
 * A transcript is a row of its own in the table of sessions, in a partition of its own, so that queries for a candidate's sessions
 * do not read it.
 */
export const transcriptKey = (sessionId: string): { userId: string; id: string } => ({
  userId: `transcript#${sessionId}`,
  id: sessionId,
})
