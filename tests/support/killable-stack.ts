import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { FaultSetting } from 'local-aws/ses'
import { repositoryRoot } from '#infra/paths.ts'
import type { FromProcess, ToProcess } from './stack-process.ts'
import { secondMilliseconds } from '#shared/platform/durations.ts'

export type KillableStack = {
  /** The product's current URLs; waits while it restarts. */
  addresses: () => Promise<FromProcess>
  setFault: (fault: FaultSetting | null) => Promise<void>
  /** Advances the clock, which keeps its offset after a crash. */
  advance: (seconds: number) => void
  /** Kills the process with SIGKILL and starts a new one on the same data. */
  crash: () => Promise<void>
  crashes: readonly Date[]
  close: () => Promise<void>
}

/** Keeps compiled modules, so that a process starts faster after a crash. */
const compileCache = join(repositoryRoot, 'node_modules', '.cache', 'killable-stack')

/** Starts the product in a separate process with its data in a folder. */
export function startKillableStack(directory: string): KillableStack {
  let aheadMilliseconds = 0
  const crashes: Date[] = []
  let child: ChildProcess
  let ready: Promise<FromProcess>

  const start = (): void => {
    const script = new URL('stack-process.ts', import.meta.url)
    child = fork(script, [directory, String(aheadMilliseconds)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    })
    const mine = child
    ready = Promise.race([
      once(mine, 'message').then(([message]) => message as FromProcess),
      once(mine, 'exit').then(([code]) =>
        Promise.reject(new Error(`The product did not start (exit code ${code}).`)),
      ),
    ])
    // Prevents an unhandled rejection where a crash interrupts a start that no caller awaits.
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
    advance: (seconds) => {
      aheadMilliseconds += seconds * secondMilliseconds
      if (child.connected) child.send({ aheadMilliseconds } satisfies ToProcess)
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
