import { conductOf, sectionKindNames, type SectionKind } from '#shared/position/section-kinds.ts'
import type { JobImport } from '#shared/position/job.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { endsLook } from '../looks.ts'
import { minutesOf, sectionField } from './position-values.ts'
import type { Keyed } from './use-keyed.ts'
import { Button } from '../../ui/Button.tsx'
import { fieldLook } from '../../ui/Field.tsx'
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

type FieldProps = {
  number: number
  fieldKey: number
  section: Partial<Section>
  onMoveUp: () => void
  onRemove: () => void
}

function SectionField({ number, fieldKey, section, onMoveUp, onRemove }: FieldProps) {
  const idOf = (field: Parameters<typeof sectionField>[1]): string => sectionField(fieldKey, field)
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-control border border-line p-4">
      <legend className="px-2 font-strong">{`Section ${number}`}</legend>
      <div className="grid grid-cols-fields gap-4">
        <label className={fieldLook.whole}>
          <span className={fieldLook.label}>Title</span>
          <input
            className="field__control"
            name={idOf('title')}
            defaultValue={section.title ?? ''}
            required
          />
        </label>
        <label className={fieldLook.whole}>
          <span className={fieldLook.label}>Kind</span>
          <select
            className="field__control"
            name={idOf('kind')}
            defaultValue={section.kind ?? 'conversation'}
          >
            {sectionKindNames.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className={fieldLook.whole}>
          <span className={fieldLook.label}>Minutes</span>
          <input
            className="field__control"
            name={idOf('minutes')}
            type="number"
            min="1"
            max="60"
            step="0.5"
            defaultValue={minutesOf({ duration: section.duration ?? blankSectionSeconds })}
            required
          />
        </label>
      </div>
      <Questions name={idOf('questions')} questions={section.questions ?? []} />
      <input type="hidden" name={idOf('instruction')} value={section.instruction ?? ''} />
      <SectionFoot number={number} section={section} onMoveUp={onMoveUp} onRemove={onRemove} />
    </fieldset>
  )
}

const SectionFoot = ({ number, section, onMoveUp, onRemove }: Omit<FieldProps, 'fieldKey'>) => (
  <div className={endsLook}>
    <span className="text-ink-soft">{`Offers help after ${conductOf(section).thinkingSeconds} seconds of silence.`}</span>
    <span className="flex flex-wrap items-center gap-3">
      {number > 1 && (
        <button type="button" className="text-button" onClick={onMoveUp}>
          Move up<span className="unseen">{` section ${number}`}</span>
        </button>
      )}
      <button type="button" className="text-button" onClick={onRemove}>
        Remove<span className="unseen">{` section ${number}`}</span>
      </button>
    </span>
  </div>
)

const Questions = ({ name, questions }: { name: string; questions: readonly string[] }) => (
  <label className={fieldLook.whole}>
    <span className={fieldLook.label}>Questions, one per line</span>
    <textarea className="field__control" name={name} rows={5} defaultValue={questions.join('\n')} required />
  </label>
)
