import { jobImport, type JobImport } from '#shared/position/job.ts'
import { recruitingApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { payProblemsIn } from './pay-values.ts'
import { positionIn } from './position-values.ts'

type Saving = {
  /** The keys of the sections that the form shows. */
  keys: readonly number[]
  idFor: (position: JobImport) => string
  /** The version that the form shows, as the time of its last save; `new` for a position that does not exist. */
  read: string | undefined
  onSaved: () => Promise<unknown>
}

export const savePosition = ({ keys, idFor, read, onSaved }: Saving) =>
  deskForm({
    schema: jobImport,
    fallback: 'The position was not saved.',
    values: (form) => positionIn(form, keys),
    disagreements: payProblemsIn,
    send: async (body) => {
      const id = idFor(body)
      await recruitingApi.importJob({ params: { id }, query: read === undefined ? {} : { read }, body })
      await onSaved()
      return { id }
    },
  })
