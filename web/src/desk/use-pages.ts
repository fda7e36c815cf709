import useSWRInfinite, { unstable_serialize, type SWRInfiniteConfiguration } from 'swr/infinite'
import { mutate } from 'swr'

type Page = { next: string | null }
type Keys = (index: number, before: Page | null) => readonly unknown[] | null

/** The key of each page of a list: the list's key and the cursor that the page before ends with. */
const keysOf =
  (list: readonly unknown[] | null): Keys =>
  (index, before) => {
    if (list === null || (index > 0 && typeof before?.next !== 'string')) return null
    return [...list, before?.next ?? undefined]
  }

/** A list of the API in pages, as many as were asked for. Nothing is loaded where `list` is null. */
export const usePages = <Answer extends Page>(
  list: readonly unknown[] | null,
  load: (cursor: string | undefined) => Promise<Answer>,
  options: SWRInfiniteConfiguration<Answer, unknown> = {},
) =>
  useSWRInfinite<Answer, unknown>(
    keysOf(list),
    async (key: readonly unknown[]) => load(key.at(-1) as string | undefined),
    // The page says that loading failed and has a button to try again.
    { shouldRetryOnError: false, ...options },
  )

/** Loads the pages of a list again. */
export const pagesChanged = (list: readonly unknown[]): Promise<unknown> =>
  mutate(unstable_serialize(keysOf(list)))
