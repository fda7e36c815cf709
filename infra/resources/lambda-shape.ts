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
   * Maximum of concurrent executions, in a deployment that reserves executions. For functions that strangers or long recordings
   * could otherwise start until the account's quota is used up.
   */
  maxAtOnce?: number
  timeoutSeconds: number
  grants: Grants
}
