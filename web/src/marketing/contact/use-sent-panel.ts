import { useEffect, type RefObject } from 'react'

const sentPanelMilliseconds = 7000

/** Whether nothing outside the form has the focus. The browser moves it to the body when it makes the form inert. */
const isFocusFree = (form: HTMLElement | null): boolean =>
  document.activeElement === document.body || form?.contains(document.activeElement) === true

type Parts = { element: RefObject<HTMLFormElement | null>; sentPanel: RefObject<HTMLDivElement | null> }

/** Moves the focus to the panel that confirms the enquiry, and after some seconds back to the empty form. */
export function useSentPanel(isSent: boolean, { element, sentPanel }: Parts, reset: () => void): void {
  useEffect(() => {
    if (!isSent) return
    element.current?.reset()
    // After an automatic try, the visitor may be reading elsewhere on the page, and keeps the focus there.
    if (isFocusFree(element.current)) {
      sentPanel.current?.focus({ preventScroll: true })
      // The form was taller than the panel, so the panel can be out of view.
      sentPanel.current?.scrollIntoView({ block: 'center' })
    }
    const timer = setTimeout(() => {
      const hadFocus = sentPanel.current === document.activeElement
      reset()
      // The panel is removed while it has the focus, so the focus moves to the form.
      if (hadFocus) requestAnimationFrame(() => element.current?.focus({ preventScroll: true }))
    }, sentPanelMilliseconds)
    return () => clearTimeout(timer)
  }, [isSent, element, sentPanel, reset])
}
