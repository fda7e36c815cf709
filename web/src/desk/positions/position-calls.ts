import { mutate } from 'swr'
import * as z from 'zod/mini'
import { jobImport, type JobImport } from '#shared/position/job.ts'
import { recruitingApi } from '../desk-api.ts'
import { deskForm } from '../desk-form.ts'
import { textIn } from '../text-in.ts'
import { payProblemsIn } from './pay-values.ts'
import { positionIn } from './position-values.ts'
import { positionsKey } from './use-positions.ts'

type Saving = {
  /** The keys of the sections that the form shows. */
  keys: readonly number[]
  idFor: (position: Pick<JobImport, 'title'>) => string
  /** The version that the form shows, as the time of its last save; `new` for a position that does not exist. */
  read: string | undefined
  onSaved: () => Promise<unknown>
}

/** The hidden field by which the buttons say what they do. */
export const asField = 'as'

const schema = z.extend(jobImport, { [asField]: z.enum(['draft', 'published']) })

export const savePosition = ({ keys, idFor, read, onSaved }: Saving) =>
  deskForm({
    schema,
    fallback: 'The position was not saved. What you typed is still here.',
    values: (form) => ({ ...positionIn(form, keys), [asField]: textIn(form, asField) }),
    disagreements: payProblemsIn,
    send: async ({ [asField]: as, ...body }) => {
      const id = idFor(body)
      const query = { ...(read !== undefined && { read }), ...(as === 'draft' && { as }) }
      await recruitingApi.importJob({ params: { id }, query, body })
      void mutate(positionsKey)
      await onSaved()
      return { id, isDraft: as === 'draft' }
    },
  })
