import { fork, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { deadlineSignal } from '../../deadline.ts'
import { usageOf } from './process-usage.ts'
import type { ReaderProgram } from './reader.ts'
import type { Outcome, Task } from './worker.ts'

/** `left`: the request's time ended first. It says nothing about the file. */
export type ProcessOutcome = Outcome | { kind: 'left' }

/** A reading of two pages takes 100 MB and 0.3 seconds of a processor, of ten pages 130 MB and one second. */
const mostMegabytes = 240
const mostHeapMegabytes = 160
const mostProcessorMilliseconds = 1800
const sampleMilliseconds = 10
/** A reading that takes this long is a large file or a hostile one; the others go first. */
const politeAfterMilliseconds = 500
const lowestPriority = 19
/** For systems without `/proc`, and a process that neither works nor ends. */
const mostMilliseconds = 20_000

const tooMuch: Outcome = { kind: 'failed', reason: 'too much' }

/**
 * Does a task in a process of its own, with no environment and only Node's permission to read the program. Its memory is
 * measured as the system sees it, because buffers are outside of the heap that Node limits.
 */
export function readInProcess(program: ReaderProgram, task: Task): Promise<ProcessOutcome> {
  if (deadlineSignal()?.aborted === true) return Promise.resolve({ kind: 'left' })
  const child = fork(program.file, [], {
    serialization: 'advanced',
    env: {},
    execArgv: [
      '--permission',
      `--allow-fs-read=${program.folder}`,
      `--max-old-space-size=${mostHeapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
    ],
    // Keeps the libraries' warnings about a file, which can quote it, out of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve) => {
    const signal = deadlineSignal()
    const end = (outcome: ProcessOutcome): void => {
      clearInterval(watch)
      clearTimeout(latest)
      signal?.removeEventListener('abort', leave)
      child.kill('SIGKILL')
      resolve(outcome)
    }
    const leave = (): void => end({ kind: 'left' })
    const watch = setInterval(() => {
      if (exceeds(child)) end(tooMuch)
    }, sampleMilliseconds)
    const latest = setTimeout(() => end(tooMuch), mostMilliseconds)
    signal?.addEventListener('abort', leave, { once: true })
    child.once('message', end)
    child.once('error', () => end({ kind: 'left' }))
    // Node ends a process whose heap is full.
    child.once('exit', () => end(tooMuch))
    child.send(task, (error) => {
      if (error !== null) end(tooMuch)
    })
  })
}

function exceeds({ pid }: ChildProcess): boolean {
  const usage = pid === undefined ? undefined : usageOf(pid)
  if (pid === undefined || usage === undefined) return false
  if (usage.processorMilliseconds > politeAfterMilliseconds) makeWay(pid)
  return usage.megabytes > mostMegabytes || usage.processorMilliseconds > mostProcessorMilliseconds
}

function makeWay(processId: number): void {
  try {
    setPriority(processId, lowestPriority)
  } catch {
    // It has ended meanwhile.
  }
}
