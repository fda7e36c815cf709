import { auth as authGroup } from '#shared/contract/auth.ts'
import { contact as contactGroup } from '#shared/contract/contact.ts'
import { deskGroup } from '#shared/contract/desk.ts'
import { groupFacts } from '#shared/contract/facts.ts'
import { recruiting as recruitingGroup } from '#shared/contract/recruiting.ts'
import { staffAssessments as staffAssessmentsGroup } from '#shared/contract/staff-assessments.ts'
import { staff as staffGroup } from '#shared/contract/staff.ts'

/** The endpoints with which privacy officers export and erase candidates' accounts. */
export const accounts = groupFacts(deskGroup(authGroup))
export const enquiries = groupFacts(deskGroup(contactGroup))
export const recruiting = groupFacts(deskGroup(recruitingGroup))
export const assessments = groupFacts(staffAssessmentsGroup)
export const staff = groupFacts(staffGroup)
