import { conductOf, sectionKindNames, type SectionKind } from '#shared/position/section-kinds.ts'
import type { JobImport } from '#shared/position/job.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { minutesOf, sectionField } from './position-values.ts'
import type { Keyed } from './use-keyed.ts'
import { Button } from '../../ui/Button.tsx'
import { controlProps, Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { OrderedFieldset } from './OrderedFieldset.tsx'
import { TitledPanel } from '../TitledPanel.tsx'

type Section = JobImport['sections'][number]
const blankSectionSeconds = 300

/** A new section, before its fields are filled in. */
export const blankSection: Partial<Section> = { duration: blankSectionSeconds }

const kindNames: Readonly<Record<SectionKind, string>> = {
  conversation: 'Conversation',
  technical: 'Technical',
}

type Props = {
  sections: readonly Keyed<Section>[]
  problem: string | undefined
  /** Where they take longer than candidates are told. */
  warning: string | undefined
  onAdd: () => void
  onMoveUp: (key: number) => void
  onRemove: (key: number) => void
}

/** The sections of the interview. Without any, candidates get the standard interview. */
export function SectionFields({ sections, problem, warning, onAdd, onMoveUp, onRemove }: Props) {
  return (
    <TitledPanel id="heading-sections" title="AI interview">
      <p className="text-ink-soft">
        {sections.length === 0
          ? 'No sections: candidates get the standard interview (the role, then technical questions).'
          : 'The interviewer asks the questions in this order, and its own follow-ups.'}
      </p>
      <p role="alert">{problem === undefined ? '' : `Please check the sections: ${problem}`}</p>
      {sections.map(({ key, value: section }, index) => (
        <SectionField
          key={key}
          number={index + 1}
          fieldKey={key}
          section={section}
          onMoveUp={() => onMoveUp(key)}
          onRemove={() => onRemove(key)}
        />
      ))}
      <StatusRegion>{warning !== undefined && <Notice tone="bad">{warning}</Notice>}</StatusRegion>
      <div>
        <Button look="quiet" size="compact" onClick={onAdd}>
          Add a section
        </Button>
      </div>
    </TitledPanel>
  )
}

type FieldProps = Pick<Parameters<typeof OrderedFieldset>[0], 'number' | 'onMoveUp' | 'onRemove'> & {
  fieldKey: number
  section: Partial<Section>
}

const kindOptions = sectionKindNames.map((kind) => [kind, kindNames[kind]] as const)

function SectionField({ fieldKey, section, ...entry }: FieldProps) {
  const named = (field: Parameters<typeof sectionField>[1]) => {
    const name = sectionField(fieldKey, field)
    return { id: name, name }
  }
  const minutes = { ...named('minutes'), label: 'Minutes', required: true }
  const questions = { ...named('questions'), label: 'Questions, one per line', required: true }
  const foot = `Offers help after ${conductOf(section).thinkingSeconds} seconds of silence.`
  return (
    <OrderedFieldset what="Section" foot={foot} {...entry}>
      <div className="grid grid-cols-fields gap-4">
        <TextField {...named('title')} label="Title" defaultValue={section.title ?? ''} required />
        <SelectField
          {...named('kind')}
          label="Kind"
          options={kindOptions}
          defaultValue={section.kind ?? 'conversation'}
        />
        <Field field={minutes}>
          <input
            {...controlProps(minutes)}
            type="number"
            min="1"
            max="60"
            step="0.5"
            defaultValue={minutesOf({ duration: section.duration ?? blankSectionSeconds })}
          />
        </Field>
      </div>
      <Field field={questions}>
        <textarea {...controlProps(questions)} rows={5} defaultValue={section.questions?.join('\n') ?? ''} />
      </Field>
      <input type="hidden" name={named('instruction').name} value={section.instruction ?? ''} />
    </OrderedFieldset>
  )
}
