import { createInterface } from 'node:readline/promises'

/** Asks on stderr, so that stdout contains only the output of the command. Anything but "y" or "yes" is a no, also Ctrl-D. */
export async function askAtTerminal(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answered = lines.question(`${question} [y/N] `)
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const answer = await Promise.race([answered, closed])
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}
