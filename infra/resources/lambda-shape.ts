import type { Grants } from './grants.ts'

export type LambdaShape = {
  /** The file that exports `handler`, from the repository's root. */
  entry: string
  /** Programs that the function starts as processes: each one's name in the bundle and its source file. */
  workers?: Readonly<Record<string, string>>
  /** Files and folders of the built site that the bundle contains: their path in it, and in `dist`. */
  built?: Readonly<Record<string, string>>
  memoryMegabytes: number
  timeoutSeconds: number
  grants: Grants
}
