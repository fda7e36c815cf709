import type { Line } from '../layout/line.ts'
import { sectionNamed } from '../words/headings.ts'
import type { SectionName } from '../words/section-name.ts'

export type Section = { name: SectionName | 'head'; heading: string; lines: Line[] }

/** A section whose heading was not understood. */
export const hasUnknownHeading = ({ name, heading }: Section): boolean =>
  name === 'other' && sectionNamed(heading) === undefined
