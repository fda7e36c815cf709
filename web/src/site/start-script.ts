/**
 * Handles clicks and submissions before hydration, from the head of every page. It keeps forms from navigating and,
 * once React handles events, repeats the last click on a button or the last submission. Links, menus and fields work
 * without script. The build puts its source text into each page.
 */
export function keepFirstUse(): void {
  const loadingText = 'One moment, this page is still loading. What you typed is sent as soon as it is there.'
  const failedText =
    'This page could not be loaded completely. Please check your internet connection, keep a copy of what you typed and reload the page.'
  let repeat: (() => void) | undefined
  let hasTyped = false
  let hasFailed = false

  const explain = (button: HTMLButtonElement): void => {
    button.setCustomValidity(hasFailed ? failedText : loadingText)
    button.reportValidity()
    button.setCustomValidity('')
  }
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const submitter = event.submitter as HTMLButtonElement | null
    repeat = () => {
      // React hydrates the target of a pointer event immediately but not the target of a submit event.
      form.dispatchEvent(new Event('pointerup', { bubbles: true }))
      // Chromium does not submit a form with a disabled submitter; hydration may have disabled it.
      form.requestSubmit(submitter?.disabled === true ? null : submitter)
    }
    if (submitter) explain(submitter)
    document.documentElement.dataset['used'] = ''
  }
  const clicked = (event: Event): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button[type=button]:not([popovertarget])',
    )
    if (!button) return
    repeat = () => button.click()
    document.documentElement.dataset['used'] = ''
  }
  const failed = ({ target }: Event): void => {
    // The target of an error of the window itself is no element.
    if ((target as Partial<Element>).matches?.('script[type=module],link[rel=modulepreload]'))
      hasFailed = true
  }
  const reconnected = (): void => {
    if (hasFailed && !hasTyped) location.reload()
  }
  const typed = (): void => {
    hasTyped = true
  }

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('submit', submitted, options)
  addEventListener('click', clicked, options)
  addEventListener('error', failed, options)
  addEventListener('online', reconnected, options)
  addEventListener('input', typed, options)
  addEventListener('hydrating', () => {
    listening.abort()
    repeat?.()
  })
}
