import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import './Dialog.css'

type Props = {
  title: string
  /** Asked for by the close button, by Escape and by a press beside the dialog. */
  onClose: () => void
  children: ReactNode
  width?: 'wide'
  /** While something is under way that must not be lost, the dialog stays. */
  busy?: boolean
}

/**
 * A modal dialog: the browser's own, which keeps the keyboard inside and everything else out of reach. It is open for
 * as long as it is rendered, and gives the focus back to what had it before.
 */
export function Dialog({ title, onClose, children, width, busy = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const box = dialog.current
    const before = document.activeElement
    box?.showModal()
    return () => {
      box?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  const close = (): void => {
    if (!busy) onClose()
  }
  // A second Escape closes a dialog without asking: then it is closed in the page's books as well, or opened again.
  const closedByBrowser = (): void => {
    // Gone already, because the page did not need it any more.
    if (dialog.current === null) return
    // Who uses the dialog may have a question first, and asks it inside.
    dialog.current.showModal()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={width === undefined ? 'dialog' : `dialog dialog--${width}`}
      aria-labelledby={titleId}
      // Escape is heard as a key: browsers heed a refusal to close only once, and the second press would close by force.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        close()
      }}
      // A phone's way back.
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={closedByBrowser}
      // The dialog's own box is its backdrop too: what lies inside is the panel.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="dialog__panel">
        <header className="dialog__head">
          <h2 className="dialog__title" id={titleId}>
            {title}
          </h2>
          <CloseButton label="Close" disabled={busy} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
