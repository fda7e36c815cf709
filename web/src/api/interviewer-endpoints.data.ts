import { groupFacts } from '#shared/platform/contract/facts.ts'
import { interviewer as interviewerGroup } from '#shared/interview/contract/interviewer.ts'

/** Apart from the other endpoints: only an interview with a model loads them. */
export const interviewer = groupFacts(interviewerGroup)
