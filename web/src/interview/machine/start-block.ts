/** The conditions of the Start button. */
export type StartFacts = Readonly<{
  isBlocked: boolean
  hasExpired: boolean
  hasDevices: boolean
  hasInterviewer: boolean
  isJoined: boolean
}>

/** The documents' words while the devices are not granted. */
export const grantFirst = 'Please grant camera and microphone permissions'

/** Why the interview cannot start yet, in the specification's order and words; undefined where it can. */
export function startBlock(facts: StartFacts): string | undefined {
  if (facts.isBlocked) return 'Interview cannot be started due to system restrictions'
  if (facts.hasExpired) return 'Interview session has expired'
  if (!facts.hasDevices) return grantFirst
  if (!facts.hasInterviewer) return 'Waiting for AI interviewer to join'
  if (!facts.isJoined) return 'Connecting to interview session'
  return undefined
}
