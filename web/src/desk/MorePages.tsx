import type { SWRInfiniteResponse } from 'swr/infinite'

type Pages = Pick<
  SWRInfiniteResponse<{ next: string | null }, unknown>,
  'data' | 'isValidating' | 'size' | 'setSize'
>

type Props = {
  pages: Pages
  label: string
  className: string
}

/** A button that loads the next page of a list, while there is one. */
export function MorePages({ pages: { data, isValidating, size, setSize }, label, className }: Props) {
  if (typeof data?.at(-1)?.next !== 'string') return null
  return (
    <button
      type="button"
      className={className}
      disabled={isValidating}
      onClick={() => void setSize(size + 1)}
    >
      {isValidating ? 'Loading…' : label}
    </button>
  )
}
