import { jobImport, type JobImport } from '#shared/domain/job.ts'
import { recruitingApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { positionIn } from './position-values.ts'

type Saving = {
  /** The keys of the sections that the form shows. */
  keys: readonly number[]
  idFor: (position: JobImport) => string
  /** Of an existing position, whose posted date stays. */
  postedDate: string | undefined
  /** When the position was last written, as the form has it; `new` for one that does not exist. */
  read: string
  onSaved: () => Promise<unknown>
}

export const savePosition = ({ keys, idFor, postedDate, read, onSaved }: Saving) =>
  deskForm({
    schema: jobImport,
    fallback: 'The position was not saved.',
    values: (form) => ({ ...positionIn(form, keys), ...(postedDate === undefined ? {} : { postedDate }) }),
    send: async (body) => {
      const id = idFor(body)
      await recruitingApi.importJob({ params: { id }, query: { read }, body })
      await onSaved()
      return { id }
    },
  })
