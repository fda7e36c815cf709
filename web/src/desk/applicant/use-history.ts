import { recruitingApi } from '../desk-api.ts'
import { listsChanged } from '../invalidation.ts'
import { pagesChanged, usePages } from '../use-pages.ts'

const load = async (id: string, cursor: string | undefined) =>
  (await recruitingApi.showHistory({ params: { id }, query: cursor === undefined ? {} : { cursor } })).data

export type HistoryEntry = Awaited<ReturnType<typeof load>>['entries'][number]

/** The acts of the staff on an application, newest first. */
export const useHistory = (id: string) =>
  usePages(['history', id], (cursor) => load(id, cursor), { revalidateOnFocus: false })

/** After an act on an applicant: the lists and the history are loaded again. */
export function applicantChanged(id: string): void {
  listsChanged()
  void historyChanged(id)
}

export const historyChanged = (id: string): Promise<unknown> => pagesChanged(['history', id])
