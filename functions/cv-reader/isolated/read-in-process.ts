import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { usageOf } from './process-usage.ts'
import type { Outcome, Report, Task } from './worker.ts'

/** The bundled `cv-reader/worker`; its process may read `folder` and no other. */
export type ReaderProgram = {
  file: string
  folder: string
  /** The `LD_LIBRARY_PATH` of this process, if any: Node in the new process needs it, too. */
  libraryPath: string | undefined
}

/** A failure of a process whose cause is not the file: a missing library, a failed start, a crash. */
export type ProcessFault =
  | { kind: 'not started'; error: Error }
  | { kind: 'ended'; exitCode: number | null; signal: NodeJS.Signals | null }

/** `left`: the caller's signal aborted first, or the process ended by itself, for a cause other than the file. */
export type ProcessOutcome = Outcome | { kind: 'left' }

type Caller = {
  /** Ends the process when it aborts. */
  signal: AbortSignal | undefined
  report: (fault: ProcessFault) => void
}

/** Two pages take 100 MB and 0.3 seconds of processor time, ten pages 130 MB and one second. */
const maxMegabytes = 240
const maxHeapMegabytes = 160
const maxProcessorMilliseconds = 1800
const sampleMilliseconds = 10
/** A reading that takes longer has a large or hostile file, and gets the lowest priority. */
const politeAfterMilliseconds = 500
const lowestPriority = 19
/** For systems without `/proc`, and for a process that hangs without using the processor. */
const maxMilliseconds = 20_000

const tooMuch: Outcome = { kind: 'failed', reason: 'too much' }

/** Node aborts a process whose heap is full. */
const fullHeapSignal = 'SIGABRT'

/**
 * Runs a task in a process of its own. Its only environment variable is the path of Node's libraries, and Node's permission model
 * lets it read only the program. Resident memory is measured, because buffers are outside of the heap that Node limits.
 */
export function readInProcess(
  program: ReaderProgram,
  task: Task,
  { signal, report }: Caller,
): Promise<ProcessOutcome> {
  if (signal?.aborted === true) return Promise.resolve({ kind: 'left' })
  const child = forked(program)
  return new Promise((resolve) => {
    let [isBegun, isOver] = [false, false]
    const end = (outcome: ProcessOutcome): void => {
      clearInterval(watch)
      clearTimeout(latest)
      signal?.removeEventListener('abort', leave)
      isOver = true
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const leave = (): void => end({ kind: 'left' })
    const watch = setInterval(() => {
      if (exceeds(child)) end(tooMuch)
    }, sampleMilliseconds)
    const latest = setTimeout(() => end(tooMuch), maxMilliseconds)
    signal?.addEventListener('abort', leave, { once: true })
    child.on('message', (said: Report) => {
      if (said.kind === 'begun') isBegun = true
      else end(said)
    })
    child.once('error', (error) => {
      report({ kind: 'not started', error })
      leave()
    })
    child.once('exit', (exitCode, exitSignal) => {
      const ended = (): void => {
        if (isOver) return
        if (isBegun && exitSignal === fullHeapSignal) return end(tooMuch)
        report({ kind: 'ended', exitCode, signal: exitSignal })
        leave()
      }
      // The exit of one process makes Node collect all that have exited, whose messages it may not have read yet:
      // `disconnect` follows the last of them.
      if (child.connected) child.once('disconnect', ended)
      else ended()
    })
    // An error here needs no handling: the process has ended, which `exit` reports, or it ends at the deadline.
    child.send(task, () => {})
  })
}

const forked = ({ file, folder, libraryPath }: ReaderProgram): ChildProcess =>
  fork(file, [], {
    serialization: 'advanced',
    // Lambda's Node loads OpenSSL from a folder of its own.
    env: libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath },
    execArgv: [
      '--permission',
      `--allow-fs-read=${folder}`,
      `--max-old-space-size=${maxHeapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    // Ignored, because warnings of the libraries can quote the file, and logs contain no personal data.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

function exceeds({ pid }: ChildProcess): boolean {
  const usage = pid === undefined ? undefined : usageOf(pid)
  if (pid === undefined || usage === undefined) return false
  if (usage.processorMilliseconds > politeAfterMilliseconds) makeWay(pid)
  return usage.megabytes > maxMegabytes || usage.processorMilliseconds > maxProcessorMilliseconds
}

function makeWay(processId: number): void {
  try {
    setPriority(processId, lowestPriority)
  } catch {
    // The process has ended.
  }
}
