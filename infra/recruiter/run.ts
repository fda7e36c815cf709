import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { openApi } from './api/recruiter-api.ts'
import { targetOf } from './api/target.ts'
import type { Ask } from './commands/command.ts'
import { readCommandLine } from './command-line.ts'
import { printable } from './output/printable.ts'
import { UsageError } from './usage-error.ts'

export type World = {
  environment: Readonly<Record<string, string | undefined>>
  now: Date
  ask?: Ask
}

export type Ended = { exitCode: 0 | 1 | 2; stdout: string; stderr: string }

/** Runs one command line. Exit code 2 is a mistake of the caller, 1 a failure of the server. */
export async function run(args: readonly string[], { environment, now, ask }: World): Promise<Ended> {
  try {
    const line = readCommandLine(args)
    if (line.kind === 'help') return ended(0, line.text)
    const api = await openApi(targetOf(line.target, environment))
    const { data, text, failed = false } = await line.command.run(line.input, { api, now, ask })
    return ended(failed ? 1 : 0, line.json ? JSON.stringify(data, null, 2) : text)
  } catch (error) {
    const { exitCode, message } = failureOf(error)
    return { exitCode, stdout: '', stderr: `${printable(message).replaceAll(/\s+/g, ' ')}\n` }
  }
}

const ended = (exitCode: 0 | 1, text: string): Ended => ({ exitCode, stdout: `${text}\n`, stderr: '' })

const rateLimitedStatus = 429

function failureOf(error: unknown): { exitCode: 1 | 2; message: string } {
  if (error instanceof UsageError) return { exitCode: 2, message: error.message }
  if (!(error instanceof ApiRefusal))
    return { exitCode: 1, message: error instanceof Error ? error.message : String(error) }
  const { code, status, problems, message } = error
  if (code === 'unreadable_answer' || status >= 500 || status === rateLimitedStatus)
    return { exitCode: 1, message: `The server answered ${status}: ${message}` }
  const [problem] = problems
  if (problem === undefined) return { exitCode: 2, message }
  return { exitCode: 2, message: `${problem.path.slice(1).join('.')}: ${problem.message}` }
}
