/** Ids, codes and numbers; never what a person typed, nor their address. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = {
  info: (event: string, fields?: LogFields) => void
  warn: (event: string, fields?: LogFields) => void
  error: (event: string, fields?: LogFields) => void
  with: (fields: LogFields) => Log
}

type Write = (line: string) => void

const toStandardOutput: Write = (line) => {
  process.stdout.write(line)
}

/** One JSON object a line, which CloudWatch can query. Powertools' logger does the same for 14 ms of cold start. */
export function createLog(base: LogFields = {}, write: Write = toStandardOutput): Log {
  const say =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}): void => {
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...base, ...fields })}\n`)
    }
  return {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    with: (fields) => createLog({ ...base, ...fields }, write),
  }
}

/** What may be said of an error: its kind and where it came from. Its message can hold what a person typed. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    at: error.stack
      ?.split('\n')
      .find((line) => line.includes(' at '))
      ?.trim(),
  }
}
