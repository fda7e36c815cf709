/** The bundled `cv-reader/worker`; its process may read `folder` and no other. */
export type ReaderProgram = {
  file: string
  folder: string
  /** The `LD_LIBRARY_PATH` of this process, if any: Node in the new process needs it, too. */
  libraryPath: string | undefined
}

/** A failure of a process whose cause is not the file: a missing library, a failed start, a crash. */
export type ProcessFault =
  | { kind: 'not started'; error: Error }
  | { kind: 'ended'; exitCode: number | null; signal: NodeJS.Signals | null }
