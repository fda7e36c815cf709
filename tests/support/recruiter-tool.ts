import { execFile } from 'node:child_process'
import { repositoryRoot } from '#infra/paths.ts'

export type ToolEnded = { exitCode: number; stdout: string; stderr: string }

/** Runs `npm run recruiter -- …` as a process, against the product at this URL and with nothing else of the environment. */
export const recruiterTool =
  (site: string, environment: Readonly<Record<string, string>> = {}) =>
  (...args: readonly string[]): Promise<ToolEnded> =>
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
