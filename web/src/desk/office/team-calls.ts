import * as z from 'zod/mini'
import { recruitingOffice } from '#shared/desk/contract/office.ts'
import type { BodyOf } from '#shared/platform/contract/endpoint.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { Problems } from '../../form/machine.ts'
import { recruitingApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { textIn } from '../text-in.ts'
import type { WithCode } from './FreshCode.tsx'

const { inviteStaff, changeStaff } = recruitingOffice

/** Only a reviewer has positions; what is ticked for another role is not sent. */
const positionsIn = (form: FormData): string[] =>
  form.get('role') === 'reviewer' ? form.getAll('positions').map(String) : []

const positionProblems = (form: FormData): Problems =>
  form.get('role') === 'reviewer' && positionsIn(form).length === 0
    ? { positions: 'Choose at least one position' }
    : {}

export const inviteColleague = (withCode: WithCode) =>
  deskForm({
    schema: z.pick(inviteStaff.body, { email: true, name: true, role: true, positions: true }),
    fallback: 'The invitation was not sent.',
    values: (form) => ({
      email: textIn(form, 'email'),
      name: textIn(form, 'name'),
      role: form.get('role'),
      positions: positionsIn(form),
    }),
    disagreements: positionProblems,
    send: async (body) => (await withCode(() => recruitingApi.inviteStaff({ body }))).data,
  })

type Change = Omit<BodyOf<typeof changeStaff>, 'changes'>

/** Refused where a colleague has changed the member since this page read it. */
export const changeMember = async (
  { id, changes }: Pick<StaffMember, 'id' | 'changes'>,
  body: Change,
  withCode: WithCode,
): Promise<StaffMember> =>
  (await withCode(() => recruitingApi.changeStaff({ params: { id }, body: { ...body, changes } }))).data

/** The same change as that of the first administrator. A disabled member waits for being enabled. */
export const confirmedRights = ({ awaits, state }: StaffMember): Change => ({
  ...(awaits.includes('privacy_officer') && { role: 'privacy_officer' }),
  ...(awaits.includes('administrator') && { isAdministrator: true }),
  ...(state === 'disabled' && { isDisabled: false }),
})

export const changeRights = (member: StaffMember, withCode: WithCode) =>
  deskForm({
    schema: z.pick(changeStaff.body, { role: true, positions: true, isAdministrator: true }),
    fallback: 'The rights were not changed.',
    values: (form) => ({
      role: form.get('role'),
      positions: positionsIn(form),
      isAdministrator: form.has('isAdministrator'),
    }),
    disagreements: positionProblems,
    send: (body) => changeMember(member, body, withCode),
  })
