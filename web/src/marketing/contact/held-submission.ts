/** Shows or hides the line that says so, as the loader does: `web/src/ui/held-notice.css`. */
const showNotice = (isShown: boolean): void => {
  document.documentElement.toggleAttribute('data-held', isShown)
}

/** Keeps a form that is sent before its code is there from leaving the page, and sends it once the code is. */
export function heldSubmission() {
  let held: HTMLFormElement | undefined
  let box: HTMLElement | null = null

  const hold = (event: SubmitEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    if (event.target instanceof HTMLFormElement) held = event.target
    showNotice(true)
  }

  return {
    /** A ref for what is around the form. */
    hold: (element: HTMLElement | null): void => {
      box?.removeEventListener('submit', hold, true)
      if (element === null) showNotice(false)
      box = element
      box?.addEventListener('submit', hold, true)
    },
    release: (): void => {
      box?.removeEventListener('submit', hold, true)
      showNotice(false)
      held?.requestSubmit()
      held = undefined
    },
  }
}
