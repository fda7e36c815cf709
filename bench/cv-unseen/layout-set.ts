import { drawFrom } from './draw.ts'
import type { MadeCv } from './files.ts'
import { furtherWebLayouts } from './further-web-layouts.ts'
import { drawPerson } from './person.ts'
import { truthOf } from './truth.ts'
import { webLayouts } from './web-layouts.ts'
import type { WebLayout } from './web-markup.ts'

const layouts: Readonly<Record<string, WebLayout>> = { ...webLayouts, ...furtherWebLayouts }

/** A person in each layout of pages with columns, cards, time lines, rails and tables. */
export const layoutSet = (seed: number): MadeCv[] =>
  Object.entries(layouts).map(([layout, { omitted, html }], index) => {
    const draw = drawFrom(seed + index)
    const language = layout === 'biodata' ? 'Malay' : 'English'
    const { person } = drawPerson({ language, jobs: draw.whole(2, 4), collisions: 0.2 }, draw)
    const id = `${layout}-${seed}`
    const truth = truthOf(person, omitted)
    return {
      id,
      layout,
      cluster: id,
      format: 'pdf',
      kind: 'text',
      truth,
      bytes: ({ print }) => print(html(person)),
    }
  })
