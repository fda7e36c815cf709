import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Standard output goes to nowhere, as log lines do that nobody reads; errors are shown. */
export const startProcess = (script: string, args: readonly string[]): ChildProcess =>
  fork(new URL(script, import.meta.url), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** The next thing a process says; an error when it ends instead. */
export async function said<Message>(child: ChildProcess): Promise<Message> {
  const enough = new AbortController()
  const until = { signal: enough.signal }
  const message = once(child, 'message', until).then(([value]) => value as Message)
  const end = once(child, 'exit', until).then(([code]) => {
    throw new Error(`A process of the benchmark ended with code ${code}. The lines above say why.`)
  })
  // Whichever does not come is called off below, which is no news.
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
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
