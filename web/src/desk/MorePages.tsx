import type { SWRInfiniteResponse } from 'swr/infinite'
import { Button } from '../ui/Button.tsx'

type Pages = Pick<
  SWRInfiniteResponse<{ next: string | null }, unknown>,
  'data' | 'isValidating' | 'size' | 'setSize'
>

type Props = {
  pages: Pages
  label: string
  /** For a list within a panel. */
  isText?: boolean
}

/** A button that loads the next page of a list, while there is one. */
export function MorePages({ pages: { data, isValidating, size, setSize }, label, isText = false }: Props) {
  if (typeof data?.at(-1)?.next !== 'string') return null
  const props = {
    disabled: isValidating,
    onClick: () => void setSize(size + 1),
    children: isValidating ? 'Loading…' : label,
  }
  return isText ? (
    <button type="button" className="text-button" {...props} />
  ) : (
    <Button look="quiet" className="justify-self-center" {...props} />
  )
}
