import { useLayoutEffect, type RefObject } from 'react'

/** Shows a dialog as modal while it is rendered, then returns the focus to the element that had it before. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const box = dialog.current
    const before = document.activeElement
    box?.showModal()
    return () => {
      box?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [dialog])
}
