import { glow, solids, strokes, svg, tones, at, type Box } from '../../ui/illustrations/isometric.ts'

/** The chair of the careers page, with the light left on. */
const chair: readonly Box[] = [
  [6, 6, 0, 44, 44, 3],
  [24, 24, 3, 8, 8, 22],
  [0, 0, 36, 7, 56, 52],
  [0, 0, 25, 56, 56, 9],
]

const desk: readonly Box[] = [
  [96, -30, 0, 12, 36, 44],
  [96, 74, 0, 12, 36, 44],
  [84, -40, 44, 62, 160, 7],
]

const screen: readonly Box[] = [
  [118, 20, 51, 22, 40, 2],
  [138, 20, 53, 3, 40, 26],
]

export const chairIllustration = (): string =>
  svg(
    '-210 -240 480 600',
    solids([[-50, -80, -10, 240, 240, 10]], tones.floor),
    glow(-20, 10, 150, 100),
    solids(chair, tones.lit),
    solids(desk),
    solids(screen, tones.screen),
    strokes(`M${at(100, -30, 51)}L${at(100, 110, 51)}`, '#ff9a3d', 2),
  )
