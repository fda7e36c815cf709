import { ApiRefusal } from '#shared/platform/contract/refusal.ts'

/** Whether the browser is connected, and when that changes. */
export type Network = {
  isOnline: () => boolean
  onChange: (listener: () => void) => () => void
}

/** The timer of the pauses: `after` returns the function that stops it. */
export type Timer = { after: (milliseconds: number, run: () => void) => () => void }

export type Retries = {
  clock: Timer
  network: Network
  /** Ends the attempts; the promise then never settles, because no code awaits it any more. */
  signal: AbortSignal
  /** The number of attempts after which the last failure is thrown. */
  max?: number
  /** Attempts without a connection do not count. */
  waitsOffline?: boolean
}

const firstPauseMilliseconds = 1_000
const maxPauseMilliseconds = 20_000

const timeoutStatus = 408
const tooManyStatus = 429
const unauthorizedStatus = 401

/** A refusal that the same call gets again. A 401 is not one: the sign-in may be renewed meanwhile. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiRefusal)) return false
  const { status } = error
  const passes = [timeoutStatus, tooManyStatus, unauthorizedStatus].includes(status)
  return status >= 400 && status < 500 && !passes
}

const pauseAfter = (error: unknown, attempt: number): number => {
  const asked = error instanceof ApiRefusal ? (error.retryAfterSeconds ?? 0) * 1000 : 0
  return Math.min(maxPauseMilliseconds, Math.max(asked, firstPauseMilliseconds * 2 ** (attempt - 1)))
}

/** Waits, but no longer than until the browser is connected again. */
const pause = ({ clock, network, signal }: Retries, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = []
    const stop = () => {
      for (const each of stops.splice(0)) each()
    }
    const end = () => {
      stop()
      resolve()
    }
    stops.push(
      clock.after(milliseconds, end),
      network.onChange(() => {
        if (network.isOnline()) end()
      }),
    )
    signal.addEventListener('abort', stop, { once: true })
    stops.push(() => {
      signal.removeEventListener('abort', stop)
    })
  })

/** Repeats a call until it succeeds or is refused for good. */
export async function retried<T>(retries: Retries, call: () => Promise<T>): Promise<T> {
  const { max = Number.POSITIVE_INFINITY, waitsOffline = false, network, signal } = retries
  let counted = 0
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (!waitsOffline || network.isOnline()) counted += 1
      if (isFinal(error) || counted >= max) throw error
      if (signal.aborted) return new Promise(() => {})
      await pause(retries, pauseAfter(error, attempt))
    }
  }
}
