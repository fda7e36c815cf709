import useSWRInfinite from 'swr/infinite'
import { mutate } from 'swr'
import { unstable_serialize } from 'swr/infinite'
import { recruitingApi } from '../desk-api.ts'

const load = async (id: string, cursor: string | undefined) =>
  (await recruitingApi.showHistory({ params: { id }, query: cursor === undefined ? {} : { cursor } })).data

type HistoryPart = Awaited<ReturnType<typeof load>>
export type HistoryEntry = HistoryPart['entries'][number]

const keysOf =
  (id: string) =>
  (index: number, before: HistoryPart | null): readonly [string, string, string | undefined] | null =>
    index > 0 && (before === null || before.next === null) ? null : ['history', id, before?.next ?? undefined]

/** Who did what about an application, newest first, as far as it was asked for. */
export const useHistory = (id: string) =>
  useSWRInfinite<HistoryPart, unknown>(
    keysOf(id),
    async ([, , cursor]: [string, string, string | undefined]) => load(id, cursor),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  )

export const historyChanged = (id: string): Promise<unknown> => mutate(unstable_serialize(keysOf(id)))
