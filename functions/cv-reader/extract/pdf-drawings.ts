import { LimitExceeded } from '../errors.ts'

/** Drawings of a PDF (form XObjects) that other drawings draw: few of them can make pdf.js draw billions. */

/** A page of charts and icons has hundreds. */
const maxDrawn = 5000

type Drawing = { draws: readonly string[]; drawn?: number }

export class Drawings {
  readonly #all = new Map<string, Drawing>()

  /** Remembers a stream that draws others. `number`: of its object. */
  add(number: string, dictionary: string, content: string): void {
    const [, resources = ''] = /\/XObject\s*<<([^>]*)>>/.exec(dictionary) ?? []
    const numbers = new Map(
      [...resources.matchAll(/\/([^\s/]+)\s+(\d+)\s+\d+\s+R/g)].map(([, name, other]) => [name, other]),
    )
    const draws = [...content.matchAll(/\/([^\s/]+)\s+Do(?!\w)/g)].flatMap(
      ([, name]) => numbers.get(name) ?? [],
    )
    this.#all.set(number, { draws })
  }

  /** Throws where one of them draws more than a CV does. */
  check(): void {
    for (const drawing of this.#all.values()) this.#drawnBy(drawing)
  }

  #drawnBy(drawing: Drawing): number {
    if (drawing.drawn !== undefined) return drawing.drawn
    // A drawing that draws itself is not drawn again.
    drawing.drawn = 1
    for (const number of drawing.draws) {
      const other = this.#all.get(number)
      drawing.drawn += other === undefined ? 1 : this.#drawnBy(other)
      if (drawing.drawn > maxDrawn) throw new LimitExceeded('nesting')
    }
    return drawing.drawn
  }
}
