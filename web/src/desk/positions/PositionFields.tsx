import type { JobImport } from '#shared/position/job.ts'
import { workModeNames, workModes } from '#shared/position/job-term-names.ts'
import type { FormState } from '../../form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PayFields } from './PayFields.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

type Props = { form: FormState<unknown>; initial: Partial<JobImport> }

const maxTextCharacters = 20_000
const maxCriteriaCharacters = 1600

/** What the site shows of a position, and the criteria for its applicants. */
export function PositionFields({ form, initial }: Props) {
  const line = (name: 'title' | 'department' | 'location' | 'jobType' | 'level') => ({
    ...form.text(name),
    defaultValue: initial[name] ?? '',
  })
  return (
    <>
      <TitledPanel id="heading-facts" title="The position">
        <TextField {...line('title')} label="Title" required />
        <div className="grid grid-cols-fields gap-4">
          <TextField {...line('department')} label="Department" />
          <TextField {...line('location')} label="Location" />
          <TextField {...line('jobType')} label="Type" />
          <TextField {...line('level')} label="Level" />
          <SelectField
            {...form.field('workMode')}
            label="Work mode"
            options={workModes.map((mode) => [mode, workModeNames[mode]] as const)}
            placeholder="Not stated"
            defaultValue={initial.workMode}
          />
          <TextField
            {...form.text('closingDate')}
            label="Last day to apply"
            type="date"
            defaultValue={initial.closingDate?.slice(0, 10) ?? ''}
          />
        </div>
        <PayFields form={form} initial={initial.salary} />
        <TextArea
          {...form.text('description')}
          label="Description"
          placeholder="What the team does, and what the person will do. A short line is a heading; a line with a dash is a bullet."
          maximum={maxTextCharacters}
          defaultValue={initial.description ?? ''}
          required
        />
        <TextArea
          {...form.text('requirements')}
          label="Requirements"
          placeholder="- What the person needs to know or to have done"
          maximum={maxTextCharacters}
          defaultValue={initial.requirements ?? ''}
        />
      </TitledPanel>
      <CriteriaField form={form} initial={initial} />
    </>
  )
}

const CriteriaField = ({ form, initial }: Props) => (
  <TitledPanel id="heading-criteria" title="Criteria">
    <p className="text-ink-soft">
      Three to eight criteria on which the team marks each applicant from 1 to 4. Candidates do not see them.
    </p>
    <TextArea
      {...form.text('criteria')}
      label="One criterion per line"
      placeholder={'Has run GPU clusters in production\nExplains a fault clearly'}
      maximum={maxCriteriaCharacters}
      defaultValue={initial.criteria?.join('\n') ?? ''}
    />
  </TitledPanel>
)
