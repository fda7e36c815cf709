import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Starts a process. Its log lines on standard output are discarded; standard error is shown. */
export const startProcess = (script: string, args: readonly string[]): ChildProcess =>
  fork(new URL(script, import.meta.url), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** Waits for the process's next message; throws if the process ends first. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const enough = new AbortController()
  const until = { signal: enough.signal }
  const message = once(child, 'message', until).then(([value]) => value as Message)
  const end = once(child, 'exit', until).then(([code]) => {
    throw new Error(`A process of the benchmark ended with code ${code}. Its error is above.`)
  })
  // The abort below rejects the promise that did not settle first.
  message.catch(() => {})
  end.catch(() => {})
  try {
    return await Promise.race([message, end])
  } finally {
    enough.abort()
  }
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  await exited
}
