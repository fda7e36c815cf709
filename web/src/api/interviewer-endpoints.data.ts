import { groupFacts } from '#shared/contract/facts.ts'
import { interviewer as interviewerGroup } from '#shared/contract/interviewer.ts'

/** Apart from the other endpoints: only an interview with a model loads them. */
export const interviewer = groupFacts(interviewerGroup)
