import type { StaffMember } from '#shared/platform/staff-member.ts'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import type { RecruiterApi } from '../api/recruiter-api.ts'
import { table, type Column } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import type { Command } from './command.ts'
import { refusedAs } from './refused.ts'

const naming = 'Name a member by the email address, or by the id.'
const positionsNote = 'A reviewer sees only the positions of --positions, ids separated by commas.'

const administratorNote = 'An administrator gives and takes access, beside any role.'

const wrongPositions =
  'A reviewer needs --positions with ids that exist, and no other role has positions; "jobs list" shows them.'

const roleOf = (text: string): StaffRole => {
  const role = staffRoles.find((each) => each === text)
  if (role === undefined) throw new UsageError(`The role is one of ${staffRoles.join(', ')}.`)
  return role
}

const positionsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')

const listStaff = async (api: RecruiterApi): Promise<readonly StaffMember[]> =>
  (await api.listStaff({})).data.staff

async function memberNamed(api: RecruiterApi, name: string): Promise<StaffMember> {
  const lowerName = name.toLowerCase()
  const member = (await listStaff(api)).find(
    ({ id, email }) => id === lowerName || email.toLowerCase() === lowerName,
  )
  if (member === undefined)
    throw new UsageError(`There is no member of staff "${name}"; "staff list" shows them all.`)
  return member
}

const rights = ({ role, isAdministrator }: StaffMember): string =>
  isAdministrator ? `${role}, administrator` : role

const described = (member: StaffMember): string => {
  const { name, email, positions, state } = member
  return `${name} (${email}) is ${state}, ${rights(member)}${positions.length === 0 ? '' : ` of ${positions.join(', ')}`}`
}

const inviteCommand: Command = {
  words: 'staff invite',
  arguments: ['<email>', '<name>', '<role>'],
  options: ['positions'],
  flags: ['administrator'],
  help: 'invite a member to the desk; emails a link for seven days',
  notes: [`Roles: ${staffRoles.join(', ')}.`, positionsNote, administratorNote],
  async run({ arguments: [email = '', name = '', role = ''], options, flags }, { api }) {
    const body = {
      email,
      name,
      role: roleOf(role),
      positions: positionsOf(options.positions),
      isAdministrator: flags.has('administrator'),
    }
    const { data } = await refusedAs(api.inviteStaff({ body }), {
      staff_exists: `${email} is a member of staff already; "staff list" shows them all.`,
      staff_positions_wrong: wrongPositions,
    })
    return { data, text: `${described(data)}. The email with the link is on its way.` }
  },
}

const columns: readonly Column<StaffMember>[] = [
  { title: 'NAME', of: ({ name }) => name, cuttable: true },
  { title: 'EMAIL', of: ({ email }) => email },
  { title: 'ROLE', of: rights },
  { title: 'STATE', of: ({ state }) => state },
  { title: 'POSITIONS', of: ({ positions }) => positions.join(', ') || '-', cuttable: true },
]

const listCommand: Command = {
  words: 'staff list',
  arguments: [],
  help: 'who has access to the desk',
  async run(_, { api }) {
    const staff = await listStaff(api)
    return { data: { staff }, text: staff.length === 0 ? 'No members of staff yet.' : table(columns, staff) }
  },
}

type Change = { role?: StaffRole; positions?: string[]; isAdministrator?: boolean; isDisabled?: boolean }

async function changed(api: RecruiterApi, name: string, body: Change) {
  const { id } = await memberNamed(api, name)
  const { data } = await refusedAs(api.changeStaff({ params: { id }, body }), {
    staff_positions_wrong: wrongPositions,
    last_administrator:
      'This is the last administrator: make another member one first, with "staff administer".',
  })
  return { data, text: `${described(data)}. The change is effective immediately.` }
}

const roleCommand: Command = {
  words: 'staff role',
  arguments: ['<member>', '<role>'],
  options: ['positions'],
  help: 'give a member of staff another role or other positions',
  notes: [naming, `Roles: ${staffRoles.join(', ')}.`, positionsNote],
  run: ({ arguments: [name = '', role = ''], options }, { api }) =>
    changed(api, name, { role: roleOf(role), positions: positionsOf(options.positions) }),
}

const administratorCommand: Command = {
  words: 'staff administer',
  arguments: ['<member>', '<yes|no>'],
  help: 'let a member of staff give and take access, or end it',
  notes: [naming, administratorNote, 'Nobody can remove the last administrator.'],
  run({ arguments: [name = '', answer = ''] }, { api }) {
    if (answer !== 'yes' && answer !== 'no') throw new UsageError('Write "yes" or "no" after the member.')
    return changed(api, name, { isAdministrator: answer === 'yes' })
  },
}

const disableCommand: Command = {
  words: 'staff disable',
  arguments: ['<member>'],
  help: 'end the access of a member of staff immediately',
  notes: [naming],
  run: ({ arguments: [name = ''] }, { api }) => changed(api, name, { isDisabled: true }),
}

const enableCommand: Command = {
  words: 'staff enable',
  arguments: ['<member>'],
  help: 'give a disabled member of staff access again',
  notes: [naming],
  run: ({ arguments: [name = ''] }, { api }) => changed(api, name, { isDisabled: false }),
}

const resetCommand: Command = {
  words: 'staff reset-factor',
  arguments: ['<member>'],
  help: 'a new invitation after a lost authenticator app',
  notes: [naming, 'Make sure that the member asked for it: the email goes to the address on file.'],
  async run({ arguments: [name = ''] }, { api }) {
    const { id, changes } = await memberNamed(api, name)
    const { data } = await api.resetStaffFactor({ params: { id }, query: { changes } })
    return { data, text: `${described(data)}. The email with another invitation is on its way.` }
  },
}

export const staffCommands: readonly Command[] = [
  inviteCommand,
  listCommand,
  roleCommand,
  administratorCommand,
  disableCommand,
  enableCommand,
  resetCommand,
]
