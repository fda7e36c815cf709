import { maxCompared, minCompared } from '#shared/desk/compared-count.ts'
import { deskPath } from '../desk-path.ts'

export type Compared = { jobId: string; ids: readonly string[] }

/** `/desk/compare?ids=…`: the applications in the order of their columns, each with its position behind `--`. */
export const comparePath = (ids: readonly string[]): string =>
  `${deskPath('/desk/compare')}?ids=${ids.join(',')}`

/** Undefined where the URL names too few or too many applications, or several positions. */
export function comparedIn(search: string): Compared | undefined {
  const ids = [...new Set((new URLSearchParams(search).get('ids') ?? '').split(',').filter(Boolean))]
  const [jobId, ...others] = new Set(ids.map((id) => id.split('--')[1]))
  const isCount = ids.length >= minCompared && ids.length <= maxCompared
  return isCount && jobId !== undefined && others.length === 0 ? { jobId, ids } : undefined
}
