import { createBudget } from './budget.ts'
import { readXml } from './xml.ts'

/** The formatting of a paragraph; a run's own properties override it. */
export type Style = { bold: boolean; italic: boolean; size: number; heading: boolean }

const defaultSize = 11
const maxSteps = 12
/** Word has 400 styles of its own, with ten elements each. */
const maxElements = 200_000

type Written = Partial<Style> & { basedOn?: string }

/** Returns the document's styles by id, each with the properties inherited from its base style; '' is the default. */
export function paragraphStyles(xml: string): Map<string, Style> {
  const written = new Map<string, Written>()
  let current: Written | undefined
  let inDefaults = false
  let defaultId = ''
  const defaults: Written = {}
  const elements = createBudget(maxElements, 'entries')
  for (const event of readXml(xml)) {
    elements.spend(1)
    if (event.kind === 'text') continue
    const { name } = event
    if (event.kind === 'close') {
      if (name === 'w:docDefaults') inDefaults = false
      if (name === 'w:style') current = undefined
      continue
    }
    const value = event.attributes['w:val']
    if (name === 'w:docDefaults') inDefaults = true
    if (name === 'w:style') {
      current = {}
      const id = event.attributes['w:styleId'] ?? ''
      written.set(id, current)
      if (event.attributes['w:default'] === '1' && event.attributes['w:type'] === 'paragraph') defaultId = id
    }
    const target = current ?? (inDefaults ? defaults : undefined)
    if (target === undefined) continue
    const isOn = value !== '0' && value !== 'false'
    if (name === 'w:b') target.bold = isOn
    else if (name === 'w:i') target.italic = isOn
    else if (name === 'w:sz') target.size = Number(value ?? 2 * defaultSize) / 2
    else if (name === 'w:basedOn' && value !== undefined) target.basedOn = value
    else if (name === 'w:outlineLvl') target.heading = true
  }
  const whole = (id: string, steps = 0): Style => {
    const own = written.get(id)
    const base =
      own?.basedOn !== undefined && steps < maxSteps
        ? whole(own.basedOn, steps + 1)
        : { bold: false, italic: false, size: defaultSize, heading: false, ...defaults }
    const { basedOn: _, ...look } = own ?? {}
    return { ...base, ...look }
  }
  return new Map([
    ...[...written.keys()].map((id): [string, Style] => [id, whole(id)]),
    ['', whole(defaultId)],
  ])
}
