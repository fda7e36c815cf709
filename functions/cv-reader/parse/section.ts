import type { Line } from '../layout/line.ts'
import type { SectionName } from '../words/section-name.ts'

export type Section = { name: SectionName | 'head'; heading: string; lines: Line[] }
