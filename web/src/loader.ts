/**
 * Starts the site's code late, so that it does not delay the first picture, and at once when somebody needs it.
 * Until then the page is plain HTML: links lead on by themselves, and a form that is sent waits for its code.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { entry = '', modules = '' } = script?.dataset ?? {}

const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const
const latestStartMilliseconds = 2000

let started = false

const start = (): void => {
  if (started) return
  started = true
  for (const sign of signsOfUse) removeEventListener(sign, start)
  for (const address of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = address
    document.head.append(link)
  }
  void import(/* @vite-ignore */ entry)
}

const startWhenIdle = (): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: latestStartMilliseconds })
  else setTimeout(start, 1)
}

/** A form sent too early keeps what was typed and is sent again when its code is there. */
const holdSubmission = (event: SubmitEvent): void => {
  if ('ready' in document.documentElement.dataset) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const { target: form } = event
  if (form instanceof HTMLFormElement) {
    document.addEventListener('pageready', () => form.requestSubmit(), { once: true })
  }
  start()
}

for (const sign of signsOfUse) addEventListener(sign, start, { passive: true })
addEventListener('submit', holdSubmission, { capture: true })
const startAfterFirstPicture = (): void => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    startWhenIdle()
  }).observe({ type: 'paint', buffered: true })
}

if (document.readyState === 'complete') startAfterFirstPicture()
else addEventListener('load', startAfterFirstPicture, { once: true })
