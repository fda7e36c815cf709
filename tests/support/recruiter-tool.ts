import { execFile } from 'node:child_process'
import { expect } from 'vitest'
import { repositoryRoot } from '#infra/paths.ts'
import { run, type Ended, type World } from '#infra/recruiter/run.ts'

/** Runs a command of the recruiter tool: `tool('jobs', 'list')`. */
type Tool = (...args: readonly string[]) => Promise<Omit<Ended, 'exitCode'> & { exitCode: number }>

/** Runs `npm run recruiter -- …` as a process, against the product at this URL and with nothing else of the environment. */
export const recruiterTool =
  (site: string, environment: Readonly<Record<string, string>> = {}): Tool =>
  (...args) =>
    new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['infra/recruiter/main.ts', ...args],
        {
          cwd: repositoryRoot,
          env: {
            PORT: new URL(site).port,
            AWS_EC2_METADATA_DISABLED: 'true',
            HOME: '/nowhere',
            ...environment,
          },
        },
        (_, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
      )
    })

/** Runs the same command in this process: starting one takes a second. */
export const toolInProcess =
  ({ site }: { site: string }, world: Partial<World> = {}): Tool =>
  (...args) =>
    run(args, { environment: { PORT: new URL(site).port }, now: new Date(), ...world })

/** The output of a command, which has to succeed. */
export const succeeding =
  (tool: Tool) =>
  async (...args: readonly string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await tool(...args)
    expect([args, exitCode, stderr]).toEqual([args, 0, ''])
    return stdout
  }
