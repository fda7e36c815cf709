import { useEffect, type RefObject } from 'react'

const sentPanelMilliseconds = 7000

/** Whether nothing outside the form has the focus. The browser moves it to the body when it makes the form inert. */
const isFocusFree = (form: HTMLElement | null): boolean =>
  document.activeElement === document.body || form?.contains(document.activeElement) === true

type Parts = { element: RefObject<HTMLFormElement | null>; sentPanel: RefObject<HTMLDivElement | null> }

/** Leads to the panel that says that the enquiry was sent, and after some seconds back to the empty form. */
export function useSentPanel(isSent: boolean, { element, sentPanel }: Parts, reset: () => void): void {
  useEffect(() => {
    if (!isSent) return
    element.current?.reset()
    // A form that sent itself again leaves a visitor alone who reads on elsewhere in the page.
    if (isFocusFree(element.current)) {
      sentPanel.current?.focus({ preventScroll: true })
      // The form was taller than the panel, so what was in view is not there any more.
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
