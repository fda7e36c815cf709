import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { moveOf, indexAfter } from './moving-focus.ts'
import './Menu.css'

type Props = {
  /** The accessible name of button and panel. */
  label: string
  face: ReactNode
  children: ReactNode
}

/**
 * A button that opens a panel of buttons. The panel is a native popover: the browser closes it on Escape and on a click
 * outside, returns the focus and exposes the expanded state. Arrow keys move the focus between the buttons. The role is
 * not `menu`, which must not contain a switch.
 */
export function Menu({ label, face, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)

  const moveFocus = (event: KeyboardEvent): void => {
    const move = moveOf(event, 'column')
    if (move === undefined || panel.current === null) return
    event.preventDefault()
    const isOpen = panel.current.matches(':popover-open')
    if (!isOpen) panel.current.showPopover()
    const items = [...panel.current.querySelectorAll<HTMLElement>('button:not(:disabled)')]
    const index = isOpen ? items.findIndex((item) => item === document.activeElement) : -1
    items[indexAfter(move, index, items.length)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only handles keys that bubble from its buttons
    <div className="min-w-0" onKeyDown={moveFocus}>
      <button
        type="button"
        className="grid size-touch cursor-pointer place-items-center rounded-round border-0 bg-transparent p-0"
        aria-label={label}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        className="menu__panel fixed m-0 rounded-card border border-line bg-surface p-2 text-ink"
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups form controls
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </div>
  )
}

/** A button of a menu. A click closes the menu. */
export function MenuItem({
  children,
  disabled,
  onChoose,
}: {
  children: ReactNode
  disabled?: boolean
  onChoose?: () => void
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onChoose?.()
      }}
    >
      {children}
    </button>
  )
}
