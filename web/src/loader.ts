/**
 * Starts the site's code late, so that it does not delay the first picture, and at once when somebody needs it.
 * Until then the page is plain HTML: links lead on by themselves, and a form that is sent waits for its code.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { entry = '', modules = '' } = script?.dataset ?? {}
const files = [...modules.split(' ').filter(Boolean), entry]

const signsOfUse = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const
const latestStartMilliseconds = 2000
/** Browsers need not tell of a picture: after this the code does not wait for one. */
const latestPictureMilliseconds = 3000

let started = false
let heldForm: HTMLFormElement | undefined

/** Browsers tell of a pointer that rests, too, when a page comes to lie beneath it. */
const isAtRest = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0

function startInUse(event: Event): void {
  if (!isAtRest(event)) start()
}

function awaitUse(): void {
  for (const sign of signsOfUse) addEventListener(sign, startInUse, { passive: true })
}

/** What `import` could not fetch, many browsers never try again as long as the page stands. So a file comes first. */
async function bring(address: string): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(address)
  await answer.arrayBuffer()
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }))
}

function start(): void {
  if (started) return
  started = true
  for (const sign of signsOfUse) removeEventListener(sign, startInUse)
  Promise.all(files.map(bring))
    .then(() => import(/* @vite-ignore */ entry))
    .catch(() => {
      // The connection was lost. There is another try when it is back, or somebody uses the page.
      started = false
      awaitUse()
      addEventListener('online', start, { once: true })
    })
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: latestStartMilliseconds })
  else setTimeout(start, 1)
}

function startAfterFirstPicture(): void {
  new PerformanceObserver((painted, observer) => {
    // Before it there may be a paint of nothing but the background.
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    startWhenIdle()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(startWhenIdle, latestPictureMilliseconds)
}

/** A form sent too early keeps what was typed and is sent again when its code is there. */
function holdSubmission(event: SubmitEvent): void {
  if ('ready' in document.documentElement.dataset) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.target instanceof HTMLFormElement) heldForm = event.target
  start()
}

awaitUse()
addEventListener('submit', holdSubmission, { capture: true })
document.addEventListener('pageready', () => heldForm?.requestSubmit(), { once: true })
if (document.readyState === 'complete') startAfterFirstPicture()
else addEventListener('load', startAfterFirstPicture, { once: true })
