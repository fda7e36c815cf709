import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'

export const searchName = 'search'
/** The search box, the button beside it and the filters look alike. */
export const searchControl = 'min-h-search border border-line-control bg-surface hover:border-ink-soft'

type Props = {
  /** The search of the current URL. */
  searched: string
  onFocus: () => void
}

export function SearchBox({ searched, onFocus }: Props) {
  const box = useRef<HTMLInputElement>(null)
  // The box is uncontrolled, so that hydration keeps what was typed before it; it follows the URL after that.
  const shown = useRef('')
  useEffect(() => {
    if (shown.current === searched) return
    shown.current = searched
    if (box.current !== null) box.current.value = searched
  }, [searched])

  return (
    <div className="relative phone:col-span-full">
      <Icon
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft"
        path="M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.25 4.25"
        box={20}
      />
      <input
        ref={box}
        onFocus={onFocus}
        type="search"
        name={searchName}
        className={`${searchControl} w-full rounded-round pr-4 pl-7 placeholder:text-ink-soft placeholder:opacity-100`}
        aria-label="Search positions"
        placeholder="Search positions..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
    </div>
  )
}
