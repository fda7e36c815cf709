import { deskIdleSeconds } from '#shared/platform/staff.ts'
import { nextStep, type Activity } from './activity.ts'
import { staffApi } from './desk-api.ts'
import { dispatchSession } from './session-store.ts'

const tickMilliseconds = 5000
/** A pointer that only moves is no activity: it can be pushed by accident. */
const events = ['pointerdown', 'keydown', 'wheel'] as const

/** What the page of a recording, in a frame of the desk, sends while it plays. */
const playing = 'recording plays'

const isPlaying = ({ data, source }: MessageEvent): boolean =>
  data === playing &&
  [...document.querySelectorAll<HTMLIFrameElement>('iframe')].some(
    ({ contentWindow }) => contentWindow === source,
  )

/** Reports the activity of the member until `stop`. `onAsk`: whether the page has to ask if the member is still there. */
export function watchActivity(onAsk: (isAsked: boolean) => void): { stop: () => void; stay: () => void } {
  const activity: Activity = {
    activeAt: Date.now(),
    reportedAt: Number.NEGATIVE_INFINITY,
    until: Date.now() + deskIdleSeconds * 1000,
  }
  let isBusy = false
  const note = (): void => void (activity.activeAt = Date.now())
  const hear = (message: MessageEvent): void => {
    if (isPlaying(message)) note()
  }
  const endsIn = (seconds: number): void => void (activity.until = Date.now() + seconds * 1000)

  async function report(): Promise<void> {
    const at = Date.now()
    endsIn((await staffApi.stayActive()).data.idleSeconds)
    activity.reportedAt = at
    onAsk(false)
  }
  /** Another tab can have been active. */
  async function check(): Promise<void> {
    endsIn((await staffApi.me()).data.idleSeconds)
    onAsk(nextStep(activity, Date.now()) === 'ask')
  }

  async function tick(): Promise<void> {
    const step = nextStep(activity, Date.now())
    if (isBusy || step === 'wait') return
    isBusy = true
    try {
      await (step === 'report' ? report() : check())
    } catch {
      // Without an answer the desk must not stay open beyond the end; before it, the next tick tries again.
      if (step === 'check') dispatchSession({ type: 'refused' })
    } finally {
      isBusy = false
    }
  }

  for (const event of events) addEventListener(event, note, { passive: true, capture: true })
  addEventListener('message', hear)
  const timer = setInterval(() => void tick(), tickMilliseconds)
  void tick()
  return {
    stop() {
      clearInterval(timer)
      removeEventListener('message', hear)
      for (const event of events) removeEventListener(event, note, { capture: true })
    },
    stay() {
      note()
      void report().catch(() => undefined)
    },
  }
}
