import type { Person } from './person.ts'
import type { Omitted } from './truth.ts'

/** A layout as the file that a program saves. */
export type FileLayout = {
  omitted: Omitted
  extension: 'docx' | 'doc' | 'pdf'
  bytes: (person: Person) => Buffer
}
