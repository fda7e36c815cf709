import { useState } from 'react'
import { flushSync } from 'react-dom'
import { lengthWarning } from '#shared/position/interview-length.ts'
import type { Job, JobImport } from '#shared/position/job.ts'
import { useForm } from '../../form/use-form.ts'
import { forgetUnsaved, keepUnsaved, unsavedOf } from '../unsaved.ts'
import { asField, savePosition } from './position-calls.ts'
import { durationsIn, freeId, positionIn } from './position-values.ts'
import type { Saves } from './PositionSaving.tsx'
import type { TypedQuestion } from './screening-values.ts'
import { blankSection } from './SectionFields.tsx'
import { useKeyed } from './use-keyed.ts'

/** `isDraft`: not published yet, so it is saved as a draft until the recruiter confirms its publication. */
export type PositionFormProps = { isDraft: boolean } & (
  | {
      id: string
      job: Job
      initial: JobImport
      /** The version that was read. An older API does not send it; then the last save wins. */
      read: string | undefined
      onChanged: () => Promise<unknown>
      taken?: undefined
    }
  | {
      id?: undefined
      job?: undefined
      read?: undefined
      onChanged?: undefined
      initial: Partial<JobImport>
      taken: readonly { id: string }[]
    }
)

export type FilledProps = PositionFormProps & { unsavedKey: string; onDiscard: () => void }

type Unsaved = { values: Partial<JobImport>; read: string | undefined }

/** The state of the form: what is typed, saved and unsaved. */
export function usePositionForm({ id, taken, unsavedKey, onChanged, ...given }: FilledProps) {
  const [unsaved] = useState(() => unsavedOf(unsavedKey) as Unsaved | undefined)
  const [saves, setSaves] = useState<Saves>()
  const initial = unsaved?.values ?? given.initial
  // Unsaved values replace the version that was read when they were typed.
  const read =
    (saves === undefined ? unsaved?.read : undefined) ?? given.read ?? (id === undefined ? 'new' : undefined)
  const sections = useKeyed(initial.sections ?? [], blankSection)
  const questions = useKeyed<TypedQuestion>(initial.screening ?? [], {})
  const keys = sections.entries.map(({ key }) => key)
  const action = savePosition({
    keys,
    idFor: (position) => id ?? freeId(position.title, taken ?? []),
    read,
    onSaved: async () => onChanged?.(),
  })
  const form = useForm({
    name: 'position',
    action,
    onDone: ({ isDraft }) => {
      forgetUnsaved(unsavedKey)
      setSaves({ count: (saves?.count ?? 0) + 1, isDraft })
    },
  })
  const submitAs = (as: 'draft' | 'published'): void => {
    const field = form.element.current?.elements.namedItem(asField)
    if (field instanceof HTMLInputElement) field.value = as
    form.submit()
  }
  const data = (): FormData => new FormData(form.element.current ?? undefined)
  const typed = (): Record<string, unknown> => positionIn(data(), keys)
  const openAgain = (): void => {
    if (form.phase.name === 'done' && id !== undefined) form.reset()
  }
  const edited = (): void => {
    keepUnsaved(unsavedKey, { values: typed(), read } satisfies Unsaved)
    openAgain()
  }
  return {
    initial,
    hasUnsaved: unsaved !== undefined && saves === undefined,
    sections,
    questions,
    saves,
    form: { ...form, submit: () => submitAs(given.isDraft ? 'draft' : 'published') },
    publish: () => submitAs('published'),
    isComplete: () => action.read(data()).valid,
    durations: () => durationsIn(data()),
    typed,
    edited,
    openAgain,
  }
}

export type PositionState = ReturnType<typeof usePositionForm>

/**
 * Where the typed sections are too long. Their values are in uncontrolled fields, which a changed list has once it is rendered. A form
 * that was saved can be saved again then.
 */
export function useLengthWarning({ initial, durations, openAgain }: PositionState) {
  const [warning, setWarning] = useState(() => lengthWarning(initial.sections ?? []))
  const warn = (): void => setWarning(lengthWarning(durations()))
  const changed = (change: () => void): void => {
    flushSync(() => {
      openAgain()
      change()
    })
    warn()
  }
  return { warning, warn, changed }
}

/** What the buttons of a list do. */
export const changesOf = (
  { add, moveUp, remove }: Omit<ReturnType<typeof useKeyed>, 'entries'>,
  changed: (change: () => void) => void,
) => ({
  onAdd: () => changed(add),
  onMoveUp: (key: number) => changed(() => moveUp(key)),
  onRemove: (key: number) => changed(() => remove(key)),
})
