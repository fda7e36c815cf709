import type { RoomRetries } from '../runtime/clock.ts'
import type { UntilProved } from '../runtime/world.ts'

/** Where the page learns that the mailbox is proved. */
export type ProofSource = {
  ask: () => Promise<boolean>
  /** Calls the listener when the page is shown, and when another tab has proved the mailbox. Answers a function that stops it. */
  onHint: (listener: () => void) => () => void
  /** A hidden page sends no requests. */
  isVisible: () => boolean
}

const firstPauseMilliseconds = 4_000
const maxPauseMilliseconds = 30_000
const growth = 1.5

/** Waits for the proof, and sets the lobby's texts meanwhile. */
export const createUntilProved =
  (source: ProofSource): UntilProved =>
  async ({ retries, set }) => {
    set({ proof: { hint: 'Confirm your email address to start' } })
    const isProved = await proved(source, retries)
    set({ proof: { note: 'Your email address is confirmed.' } })
    return isProved
  }

/**
 * True once the mailbox is proved, in any tab and on any device; false once `signal` aborts. Requests follow each other after
 * a few seconds at first, and less often the longer it takes.
 */
function proved(
  source: ProofSource,
  { clock, signal }: Pick<RoomRetries, 'clock' | 'signal'>,
): Promise<boolean> {
  return new Promise((resolve) => {
    let pauseMilliseconds = firstPauseMilliseconds
    let isAsking = false
    let stopTimer = (): void => {}
    const end = (isProved: boolean): void => {
      stopTimer()
      stopHints()
      signal.removeEventListener('abort', left)
      resolve(isProved)
    }
    const left = (): void => end(false)
    const ask = async (): Promise<void> => {
      if (isAsking || !source.isVisible()) return
      stopTimer()
      isAsking = true
      // A failed call counts as not proved; the next one asks again.
      const isProved = await source.ask().catch(() => false)
      isAsking = false
      if (signal.aborted) return
      if (isProved) return end(true)
      stopTimer = clock.after(pauseMilliseconds, () => void ask())
      pauseMilliseconds = Math.min(maxPauseMilliseconds, pauseMilliseconds * growth)
    }
    const stopHints = source.onHint(() => {
      pauseMilliseconds = firstPauseMilliseconds
      void ask()
    })
    signal.addEventListener('abort', left)
    void ask()
  })
}
