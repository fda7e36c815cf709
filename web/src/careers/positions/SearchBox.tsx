import './SearchBox.css'
import { useEffect, useRef } from 'react'

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
    <div className="search-box relative phone:col-span-full">
      <svg
        className="search-icon pointer-events-none absolute text-ink-soft"
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
      >
        <path d="M8.75 3a5.75 5.75 0 1 1 0 11.5 5.75 5.75 0 0 1 0-11.5zM13 13l4.25 4.25" />
      </svg>
      <input
        ref={box}
        onFocus={onFocus}
        type="search"
        name={searchName}
        className={`${searchControl} w-full rounded-round placeholder:text-ink-soft placeholder:opacity-100`}
        aria-label="Search positions"
        placeholder="Search positions..."
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
    </div>
  )
}
