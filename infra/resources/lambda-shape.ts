import type { Grants } from './grants.ts'

export type LambdaShape = {
  /** The file that exports `handler`, from the repository's root. */
  entry: string
  /** Programs that the function starts as processes: each one's name in the bundle and its source file. */
  workers?: Readonly<Record<string, string>>
  /** Files and folders of the built site that the bundle contains: their path in it, and in `dist`. */
  built?: Readonly<Record<string, string>>
  memoryMegabytes: number
  /**
   * How many run at once at most, in a deployment that reserves executions. What a stranger or a run of long recordings can
   * start then leaves the others room.
   */
  maxAtOnce?: number
  timeoutSeconds: number
  grants: Grants
}
