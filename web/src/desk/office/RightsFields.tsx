import { useState } from 'react'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import type { FormState } from '../../form/use-form.ts'
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Loaded } from '../Loaded.tsx'
import { roleNames } from '../names.ts'
import { usePositionsAndDrafts } from '../positions/use-positions.ts'

type Props = {
  form: Pick<FormState<unknown>, 'field' | 'edited'>
  roles: readonly StaffRole[]
  rights: { role: StaffRole; positions: readonly string[] }
}

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text)

/** The role, and the positions of a reviewer. */
export function RightsFields({ form, roles, rights }: Props) {
  const [role, setRole] = useState(rights.role)
  return (
    <div
      className="grid gap-4"
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement && isRole(target.value)) setRole(target.value)
        if (target instanceof HTMLInputElement) form.edited(target.name)
      }}
    >
      <SelectField
        {...form.field('role')}
        label="Role"
        options={roles.map((each) => [each, roleNames[each]] as const)}
        defaultValue={rights.role}
      />
      <p className="text-small text-ink-soft">{roleTexts[role]}</p>
      {role === 'reviewer' && (
        <Positions chosen={rights.positions} problem={form.field('positions').problem} />
      )}
    </div>
  )
}

const roleTexts: Readonly<Record<StaffRole, string>> = {
  recruiter: 'Publishes positions, sees every applicant and decides.',
  reviewer: 'Sees and assesses the applicants of the positions below, and decides nothing.',
  privacy_officer: "Exports and deletes people's data and reads the audit. Opens no interview.",
}

type PositionsProps = { chosen: readonly string[]; problem: string | undefined }

function Positions({ chosen, problem }: PositionsProps) {
  const answer = usePositionsAndDrafts()
  return (
    <Loaded answer={answer} what="The positions">
      {({ jobs }) =>
        jobs.length === 0 ? (
          <p role="alert">A reviewer needs a published position. There is none yet.</p>
        ) : (
          <CheckboxGroup
            name="positions"
            legend="Positions"
            options={jobs.map(({ id, title }) => [id, title] as const)}
            chosen={chosen}
            problem={problem}
          />
        )
      }
    </Loaded>
  )
}
