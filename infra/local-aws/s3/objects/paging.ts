export type KeyRange = { prefix: string; delimiter: string }

export type PageRequest<Item> = KeyRange & {
  limit: number
  /** Whether an earlier page listed the item. */
  isListed(item: Item): boolean
}

export type Page<Item> = {
  items: Item[]
  commonPrefixes: string[]
  /** Where the next page begins, absent on the last one. */
  next: { key: string; item: Item | undefined } | undefined
}

/** The key's common prefix: the part up to the delimiter, listed instead of all keys that begin with it. */
function groupOf(key: string, { prefix, delimiter }: KeyRange): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
  return end < 0 ? undefined : key.slice(0, end + delimiter.length)
}

/** Returns one page of items that are in key order. A common prefix counts towards the limit like a key. */
export function pageOf<Item extends { key: string }>(
  items: Iterable<Item>,
  request: PageRequest<NoInfer<Item>>,
): Page<Item> {
  const page: Page<Item> = { items: [], commonPrefixes: [], next: undefined }
  let last: Page<Item>['next']
  for (const item of items) {
    if (!item.key.startsWith(request.prefix) || request.isListed(item)) continue
    const group = groupOf(item.key, request)
    if (group !== undefined && group === page.commonPrefixes.at(-1)) continue
    if (page.items.length + page.commonPrefixes.length >= request.limit) {
      return { ...page, next: last }
    }
    if (group === undefined) page.items.push(item)
    else page.commonPrefixes.push(group)
    last = { key: group ?? item.key, item: group === undefined ? item : undefined }
  }
  return page
}

/** Whether a key is at or before the marker; a marker that is a common prefix covers all of its keys. */
export function isUpTo(
  marker: string,
  { prefix, delimiter }: KeyRange,
): (item: { readonly key: string }) => boolean {
  if (marker === '') return () => false
  const markerBytes = Buffer.from(marker)
  const isGroup =
    delimiter !== '' &&
    marker.startsWith(prefix) &&
    marker.length > prefix.length &&
    marker.endsWith(delimiter)
  return ({ key }) =>
    (isGroup && key.startsWith(marker)) || Buffer.compare(Buffer.from(key), markerBytes) <= 0
}
