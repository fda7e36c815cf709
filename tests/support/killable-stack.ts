import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { FromProcess, ToProcess } from './stack-process.ts'

export type KillableStack = {
  /** Where the product answers at the moment; waits while it starts again. */
  addresses: () => Promise<FromProcess>
  setFault: (fault: ToProcess['fault']) => Promise<void>
  /** kill -9, then a new process on the same data. */
  crash: () => Promise<void>
  /** When it was killed. */
  crashes: readonly Date[]
  close: () => Promise<void>
}

/** Starts the product in a process of its own on a folder, with a clock that runs `speed` times as fast. */
export function startKillableStack(directory: string, speed: number): KillableStack {
  const epoch = Date.now()
  const crashes: Date[] = []
  let child: ChildProcess
  let ready: Promise<FromProcess>

  const start = (): void => {
    const script = new URL('stack-process.ts', import.meta.url)
    child = fork(script, [directory, String(epoch), String(speed)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const mine = child
    ready = Promise.race([
      once(mine, 'message').then(([message]) => message as FromProcess),
      once(mine, 'exit').then(([code]) =>
        Promise.reject(new Error(`The product did not start (exit code ${code}).`)),
      ),
    ])
    // A start that a later crash cuts short is no news; whoever waits for it still hears of it.
    ready.catch(() => {})
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  start()
  return {
    addresses: () => ready,
    setFault: async (fault) => {
      await ready
      child.send({ fault } satisfies ToProcess)
    },
    crash: async () => {
      await ready
      crashes.push(new Date())
      await end('SIGKILL')
      start()
    },
    crashes,
    close: () => end('SIGKILL'),
  }
}
