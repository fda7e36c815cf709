import type { Person } from './person.ts'
import type { Omitted } from './truth.ts'

/** A layout that is written as a file of a word processor or typesetter, without a browser. */
export type FileLayout = {
  omitted: Omitted
  extension: 'docx' | 'doc' | 'pdf'
  bytes: (person: Person) => Buffer
}
