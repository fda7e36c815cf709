/** What the page's notice of a waiting form goes by: `web/src/ui/held-notice.css`. */
const page = (): DOMStringMap => document.documentElement.dataset

/** Keeps a form that is sent before its code is there from leaving the page, and sends it once the code is. */
export function heldSubmission() {
  let held: HTMLFormElement | undefined
  let box: HTMLElement | null = null

  const hold = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLFormElement) held = event.target
    page()['held'] = ''
  }

  return {
    /** A ref for what is around the form. */
    hold: (element: HTMLElement | null): void => {
      box?.removeEventListener('submit', hold, true)
      if (element === null) delete page()['held']
      box = element
      box?.addEventListener('submit', hold, true)
    },
    release: (): void => {
      box?.removeEventListener('submit', hold, true)
      delete page()['held']
      held?.requestSubmit()
      held = undefined
    },
  }
}
