import { deskGroup } from '#shared/contract/desk.ts'
import { groupFacts } from '#shared/contract/facts.ts'
import { recruiting as recruitingGroup } from '#shared/contract/recruiting.ts'
import { staff as staffGroup } from '#shared/contract/staff.ts'

export const recruiting = groupFacts(deskGroup(recruitingGroup))
export const staff = groupFacts(staffGroup)
