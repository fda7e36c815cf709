import type { RecognisedWord } from './text-recognition.ts'

type Point = { x: number; y: number }

/** A recognised line of a page that may be skewed, with the baseline of its text, in the image's own unit. */
export type TiltedLine = {
  from: Point
  to: Point
  /** Of the letters, perpendicular to the baseline. */
  height: number
  words: readonly Pick<RecognisedWord, 'text' | 'left' | 'right' | 'confidence'>[]
}

const lengthOf = ({ from, to }: TiltedLine): number => Math.hypot(to.x - from.x, to.y - from.y)

/** The median slope of the lines, weighted by their lengths, because the slope of a short line is imprecise. */
function tiltOf(lines: readonly TiltedLine[]): number {
  const slopes = lines
    .map((line) => ({ line, angle: Math.atan2(line.to.y - line.from.y, line.to.x - line.from.x) }))
    .toSorted((one, other) => one.angle - other.angle)
  const half = lines.reduce((sum, line) => sum + lengthOf(line), 0) / 2
  let passed = 0
  for (const { line, angle } of slopes) {
    passed += lengthOf(line)
    if (passed >= half) return angle
  }
  return 0
}

/** The height of a baseline at a place along it. */
function heightAt({ from, to }: TiltedLine, x: number): number {
  const width = to.x - from.x
  return width === 0 ? from.y : from.y + ((x - from.x) * (to.y - from.y)) / width
}

/** The words of a page, rotated so that its lines are level and all words of a line share a baseline. */
export function straightenedWords(lines: readonly TiltedLine[]): RecognisedWord[] {
  const angle = tiltOf(lines)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = ({ x, y }: Point): Point => ({ x: x * cos + y * sin, y: y * cos - x * sin })
  return lines.flatMap((line) => {
    const middle = turned({ x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2 })
    return line.words.map(({ text, left, right, confidence }) => ({
      text,
      confidence,
      left: turned({ x: left, y: heightAt(line, left) }).x,
      right: turned({ x: right, y: heightAt(line, right) }).x,
      bottom: middle.y,
      height: line.height,
    }))
  })
}
