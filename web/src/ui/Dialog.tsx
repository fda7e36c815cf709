import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { CloseButton } from './CloseButton.tsx'
import { useModal } from './use-modal.ts'
import './Dialog.css'

type Props = {
  title: string
  /** Called on the close button, on Escape and on a click on the backdrop. */
  onClose: () => void
  children: ReactNode
  width?: 'wide'
  /** Names the step of a dialog that has several. */
  step?: string
  /** Keeps the dialog open, for example during an upload. */
  busy?: boolean
}

/**
 * A native modal dialog, which makes the rest of the page inert. It is open while it is rendered, and then returns the
 * focus to the element that had it before.
 */
export function Dialog({ title, onClose, children, width, step, busy = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useModal(dialog)
  useStep(step, scroll, heading)

  const close = (): void => {
    if (!busy) onClose()
  }
  // Some browsers close a dialog on a second Escape without an event that can be cancelled. The dialog opens again and
  // calls `onClose`, because the component that renders it may ask for confirmation inside it.
  const closedByBrowser = (): void => {
    // Unmounted: the cleanup of `useModal` closed it.
    if (dialog.current === null) return
    dialog.current.showModal()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={width === undefined ? 'dialog' : `dialog dialog--${width}`}
      aria-labelledby={titleId}
      // Escape is handled as a key, because browsers let a page cancel `cancel` only once before they close the dialog.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        close()
      }}
      // Fired by the back gesture on phones.
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={closedByBrowser}
      // The dialog's content is all in the panel, so the dialog itself is the target only on its backdrop.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      {/* It scrolls in place of the dialog, whose corners a scrollbar would square. */}
      <div ref={scroll} className="dialog__scroll">
        <div className="flex flex-col gap-5 p-5 from-phone:p-6">
          <header className="flex items-start justify-between gap-4">
            <h2 ref={heading} className="text-title leading-short outline-none" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <CloseButton label="Close" disabled={busy} onClick={close} />
          </header>
          {children}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Shows a dialog, and each of its steps, from its start: scrolled to the top, with the focus on the title. The browser would
 * focus the close button, which Enter then presses. A form moves the focus to its first field after this.
 */
function useStep(
  step: string | undefined,
  scroll: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    scroll.current?.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step starts at the title
  }, [step, scroll, heading])
}
