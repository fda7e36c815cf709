/** What a PDF page draws: the letters of each text as the file has them, and whether a reader sees it. */

import { boxOf, common, identity, isIn, matrixOf, numbersIn, times, type Box } from './page-geometry.ts'

type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }
/** The numbers of pdf.js for its operators, by name. */
type Numbers = Readonly<Record<string, number>>

/** Something painted. A picture, a pattern or a shape that fills its box in part has no one colour. */
type Painted = Box & { colour: Colour | undefined }
type Colour = readonly [red: number, green: number, blue: number]
/** A drawn text with the place of its baseline. */
type Run = { text: string; left: number; right: number; y: number; isHidden: boolean; isInvisible: boolean }

/** In steps of a colour's channel, of 255: what a reader cannot tell apart. */
const sameColour = 10
/** In points: smaller type is a line of dust. */
const leastSize = 1.5
const leastAlpha = 0.05
const opaque = 0.99
/** The modes of text that paint nothing, and the one that paints outlines. */
const invisibleModes: ReadonlySet<number> = new Set([3, 7])
const strokeOnly = 1
/** Glyphs have widths in thousandths of the font size. */
const unitsOfSize = 1000
/** In points. */
const sameBaseline = 1
const rounding = 0.01
const white: Colour = [255, 255, 255]

const colourOf = (hex: unknown): Colour | undefined => {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(String(hex)) ?? []
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

const areSame = (one: Colour, other: Colour): boolean =>
  one.every((channel, index) => Math.abs(channel - (other[index] ?? 0)) <= sameColour)

/** The numbers of pdf.js for the ways to fill a path. */
const fillNumbers: ReadonlySet<number> = new Set([22, 23, 24, 25, 26, 27])
/** In numbers: a corner and four lines, of which the last one can close the path. */
const longestRectangle = 16

const plain = {
  matrix: identity,
  colour: [0, 0, 0] as Colour | undefined,
  alpha: 1,
  mode: 0,
  size: 0,
  leading: 0,
  stretch: 1,
  letterGap: 0,
  wordGap: 0,
}

type State = typeof plain & { clip: Box }

/** Follows the drawing of a page, operator by operator. */
class Drawing {
  readonly runs: Run[] = []
  readonly #view: Box
  readonly #painted: Painted[] = []
  readonly #pictures: Box[] = []
  readonly #saved: State[] = []
  #state: State
  #line = identity
  #text = identity
  #clips = false
  /** Nothing was painted since the matrix changed: pdf.js leaves out the operator of a picture that it does not decode. */
  #isBare = false

  /** `view`: the part of the page that a reader shows. */
  constructor([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) {
    this.#view = { left, bottom, right, top }
    this.#state = { ...plain, clip: this.#view }
  }

  readonly steps: Readonly<Record<string, (args: readonly unknown[]) => void>> = {
    save: () => this.#save(),
    restore: () => this.#restore(),
    transform: (args) => this.#transform(args),
    paintFormXObjectBegin: ([matrix]) => {
      this.#save()
      if (numbersIn(matrix).length > 0) this.#transform(numbersIn(matrix))
    },
    paintFormXObjectEnd: () => this.#restore(),
    clip: () => (this.#clips = true),
    eoClip: () => (this.#clips = true),
    setFillRGBColor: ([hex]) => this.#set({ colour: colourOf(hex) }),
    setFillColorN: () => this.#set({ colour: undefined }),
    setGState: ([entries]) => {
      for (const [name, value] of Array.isArray(entries) ? (entries as [string, unknown][]) : [])
        if (name === 'ca' && typeof value === 'number') this.#set({ alpha: value })
    },
    shadingFill: () => this.#painted.push({ ...this.#state.clip, colour: undefined }),
    constructPath: ([operator, paths, box]) =>
      this.#path(operator, Array.isArray(paths) ? paths[0] : undefined, box),
    beginText: () => (this.#line = this.#text = identity),
    setTextRenderingMode: ([mode]) => this.#set({ mode: Number(mode) }),
    setFont: ([, size]) => this.#set({ size: Number(size) }),
    setLeading: ([leading]) => this.#set({ leading: Number(leading) }),
    setHScale: ([percent]) => this.#set({ stretch: Number(percent) / 100 }),
    setCharSpacing: ([letterGap]) => this.#set({ letterGap: Number(letterGap) }),
    setWordSpacing: ([wordGap]) => this.#set({ wordGap: Number(wordGap) }),
    setTextMatrix: ([matrix]) => (this.#line = this.#text = matrixOf(numbersIn(matrix))),
    moveText: ([x, y]) => this.#move(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.#set({ leading: Number(y) })
      this.#move(Number(x), Number(y))
    },
    nextLine: () => this.#move(0, this.#state.leading),
    showText: ([glyphs]) => this.#show(Array.isArray(glyphs) ? glyphs : []),
  }

  /** Text that paints nothing is read where a picture of the page is behind it, as scanners write it. */
  end(): Run[] {
    if (this.#isBare) this.#restore()
    const isOnPicture = (run: Run): boolean =>
      this.#pictures.some((picture) => isIn(picture, middleOf(run), run.y))
    return this.runs.map((run) => (run.isInvisible && !isOnPicture(run) ? { ...run, isHidden: true } : run))
  }

  #set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change }
  }

  #save(): void {
    this.#saved.push(this.#state)
  }

  #restore(): void {
    if (this.#isBare) {
      const box = boxOf(this.#state.matrix, [0, 0, 1, 1])
      this.#pictures.push(box)
      this.#painted.push({ ...box, colour: undefined })
    }
    this.#isBare = false
    this.#state = this.#saved.pop() ?? this.#state
  }

  #transform(matrix: readonly unknown[]): void {
    this.#isBare = true
    this.#set({ matrix: times(this.#state.matrix, matrixOf(numbersIn(matrix))) })
  }

  #path(operator: unknown, path: unknown, box: unknown): void {
    const { matrix, clip, colour, alpha } = this.#state
    const shape = common(boxOf(matrix, numbersIn(box)), clip)
    if (this.#clips) this.#set({ clip: shape })
    this.#clips = false
    this.#isBare = false
    if (typeof operator !== 'number' || !fillNumbers.has(operator)) return
    const isRectangle = numbersIn(path).length <= longestRectangle && alpha >= opaque
    this.#painted.push({ ...shape, colour: isRectangle ? colour : undefined })
  }

  #move(x: number, y: number): void {
    this.#line = this.#text = times(this.#line, [1, 0, 0, 1, x, y])
  }

  #show(glyphs: readonly unknown[]): void {
    const { matrix, mode, size, alpha, stretch, letterGap, wordGap } = this.#state
    const start = times(matrix, this.#text)
    let [width, text] = [0, '']
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') width -= (glyph * size) / unitsOfSize
      else if (typeof glyph === 'object' && glyph !== null && 'width' in glyph) {
        const isSpace = 'isSpace' in glyph && glyph.isSpace === true
        if ('unicode' in glyph && typeof glyph.unicode === 'string') text += glyph.unicode
        width += (Number(glyph.width) * size) / unitsOfSize + letterGap + (isSpace ? wordGap : 0)
      }
    }
    this.#text = times(this.#text, [1, 0, 0, 1, width * stretch, 0])
    const [left, right, y] = [start[4], times(matrix, this.#text)[4], start[5]]
    const points = Math.hypot(start[2], start[3]) * Math.abs(size)
    const run = { text, left: Math.min(left, right), right: Math.max(left, right), y }
    const isOff =
      run.right < this.#view.left ||
      run.left > this.#view.right ||
      y < this.#view.bottom ||
      y > this.#view.top
    const isInvisible = invisibleModes.has(mode)
    const isHidden =
      isOff || alpha < leastAlpha || points < leastSize || (!isInvisible && this.#isLost(run, points))
    this.runs.push({ ...run, isHidden, isInvisible })
    this.#isBare = false
  }

  /** Whether a text has the colour of what was painted behind it. */
  #isLost(run: { left: number; right: number; y: number }, points: number): boolean {
    const { colour } = this.#state
    if (colour === undefined || this.#state.mode === strokeOnly) return false
    const behind = this.#painted.findLast((box) => isIn(box, middleOf(run), run.y + points / 4))
    const ground = behind === undefined ? white : behind.colour
    return ground !== undefined && areSame(colour, ground)
  }
}

const middleOf = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

/** An icon without a mapping, which pdf.js sets apart from the text behind it. */
const loneGlyph = /(?:^|\s)\0\s/

/** The share of spaces among the letters of a program that writes them, and does not just leave gaps. */
const leastSpaces = 0.01

export type Drawn = {
  /** Whether the text at a place is hidden. */
  isHidden: (x: number, y: number, width: number) => boolean
  /** The letters at a place with the spaces that the file has: pdf.js adds more where letters are set apart. */
  lettersOf: (text: string, x: number, y: number, width: number) => string
}

/** What the operators of a page draw. `numbers`: those of pdf.js for its operators, by name. */
export function drawnBy({ fnArray, argsArray }: Operators, view: readonly number[], numbers: Numbers): Drawn {
  const drawing = new Drawing(view)
  const steps = new Map(Object.entries(drawing.steps).map(([name, step]) => [numbers[name], step]))
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index]
    steps.get(operator)?.(Array.isArray(args) ? args : [])
  }
  const runs = drawing.end()
  const texts = new Set(runs.map(({ text }) => text))
  const all = runs.map(({ text }) => text).join('')
  const writesSpaces = all.split(' ').length - 1 > leastSpaces * all.length
  const hidesText = runs.some(({ isHidden }) => isHidden)
  const rows = Map.groupBy(runs, ({ y }) => Math.round(y))
  const at = (x: number, y: number, width: number): Run[] =>
    [-1, 0, 1]
      .flatMap((step) => rows.get(Math.round(y) + step) ?? [])
      .filter(
        (run) =>
          Math.abs(run.y - y) < sameBaseline && run.left < x + width - rounding && run.right > x + rounding,
      )
  return {
    isHidden: (x, y, width) => {
      const own = hidesText ? at(x, y, width) : []
      return own.length > 0 && own.every(({ isHidden }) => isHidden)
    },
    lettersOf: (text, x, y, width) => {
      if (!writesSpaces || !text.includes(' ') || texts.has(text) || loneGlyph.test(text)) return text
      const own = at(x, y, width)
        .toSorted((one, other) => one.left - other.left)
        .map((run) => run.text)
        .join('')
      return own.replaceAll(' ', '') === text.replaceAll(' ', '') ? own.trim() : text
    },
  }
}
