import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { moveOf, placeAfter } from './moving-focus.ts'
import './Menu.css'

type Props = {
  /** What the button is called. */
  label: string
  face: ReactNode
  children: ReactNode
}

/**
 * A button that opens a panel of further buttons. The panel is the browser's own popover: it closes on Escape and on a
 * press outside, gives the focus back, and says itself whether it is open. Arrows lead among what stands in it. It is
 * no `role="menu"`, in which there may be no switch.
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
    const place = isOpen ? items.findIndex((item) => item === document.activeElement) : -1
    items[placeAfter(move, place, items.length)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys of the buttons within
    <div className="menu" onKeyDown={moveFocus}>
      <button type="button" className="menu__button" aria-label={label} popoverTarget={id}>
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        className="menu__panel"
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </div>
  )
}

/** A button of a menu, which closes with the choice. */
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
      className="menu__item"
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
