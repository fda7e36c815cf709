/**
 * Starts the site's code late, so that it does not delay the first picture, and at once when somebody needs it.
 * Until then the page is plain HTML: links lead on by themselves, and a form that is sent waits for its code.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const { entry = '', modules = '' } = script?.dataset ?? {}
const files = [...modules.split(' ').filter(Boolean), entry]

const signsOfUse = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** Heard after the first picture only: Chrome tells of the pointer in the very frame that draws it, which would wait for us. */
const signOfInterest = 'pointermove'
const latestStartMilliseconds = 2000
/** Browsers need not tell of a picture: after this the code does not wait for one. */
const latestPictureMilliseconds = 3000

let started = false
let heldForm: HTMLFormElement | undefined

/** Browsers tell of a pointer that rests, too, when what lies beneath it changes. */
function startWhenMoved({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) start()
}

function awaitUse(): void {
  for (const sign of signsOfUse) addEventListener(sign, start, { passive: true })
}

function awaitInterest(): void {
  if (!started) addEventListener(signOfInterest, startWhenMoved, { passive: true })
}

function stopAwaiting(): void {
  for (const sign of signsOfUse) removeEventListener(sign, start)
  removeEventListener(signOfInterest, startWhenMoved)
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
  stopAwaiting()
  Promise.all(files.map(bring))
    .then(() => import(/* @vite-ignore */ entry))
    .catch(() => {
      // The connection was lost. There is another try when it is back, or somebody uses the page.
      started = false
      awaitUse()
      awaitInterest()
      addEventListener('online', start, { once: true })
    })
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: latestStartMilliseconds })
  else setTimeout(start, 1)
}

const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve()
  else addEventListener('load', () => resolve(), { once: true })
})

const pictured = new Promise<void>((resolve) => {
  new PerformanceObserver((painted, observer) => {
    // Before it there may be a paint of nothing but the background.
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    resolve()
  }).observe({ type: 'paint', buffered: true })
})

async function startByItself(): Promise<void> {
  await loaded
  await Promise.race([pictured, new Promise((resolve) => setTimeout(resolve, latestPictureMilliseconds))])
  startWhenIdle()
}

/** A form sent too early keeps what was typed and is sent again when its code is there. */
function holdSubmission(event: SubmitEvent): void {
  if ('ready' in document.documentElement.dataset) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.target instanceof HTMLFormElement) heldForm = event.target
  document.documentElement.dataset['held'] = ''
  start()
}

function releaseSubmission(): void {
  delete document.documentElement.dataset['held']
  heldForm?.requestSubmit()
}

awaitUse()
addEventListener('submit', holdSubmission, { capture: true })
document.addEventListener('pageready', releaseSubmission, { once: true })
void pictured.then(awaitInterest)
void startByItself()
