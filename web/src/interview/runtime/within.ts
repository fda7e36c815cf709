import type { Clock } from './clock.ts'

/** Resolves once `done` settles, and after `milliseconds` at the latest. */
export const within = (clock: Clock, milliseconds: number, done: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const stop = clock.after(milliseconds, resolve)
    const end = () => {
      stop()
      resolve()
    }
    done.then(end, end)
  })
