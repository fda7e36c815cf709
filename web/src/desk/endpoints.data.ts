import { auth as authGroup } from '#shared/account/auth/auth.ts'
import { contact as contactGroup } from '#shared/enquiry/contract/contact.ts'
import { deskGroup } from '#shared/platform/contract/desk.ts'
import { groupFacts } from '#shared/platform/contract/facts.ts'
import { recruiting as recruitingGroup } from '#shared/desk/contract/recruiting.ts'
import { staffAssessments as staffAssessmentsGroup } from '#shared/desk/contract/staff-assessments.ts'
import { staff as staffGroup } from '#shared/desk/contract/staff.ts'

/** The endpoints with which privacy officers export and erase candidates' accounts. */
export const accounts = groupFacts(deskGroup(authGroup))
export const enquiries = groupFacts(deskGroup(contactGroup))
export const recruiting = groupFacts(deskGroup(recruitingGroup))
export const assessments = groupFacts(staffAssessmentsGroup)
export const staff = groupFacts(staffGroup)
