import {
  at,
  glow,
  lightsOn,
  solids,
  strokes,
  svg,
  tones,
  type Box,
} from '../../ui/illustrations/isometric.ts'

const seats = [26, 122, 218] as const

const racks: readonly Box[] = [0, 1, 2, 3, 4].map((index) => [-36 + index * 66, -200, 0, 62, 56, 150])

/** A chair that faces the table from behind it. */
const farChair = (x: number): readonly Box[] => [
  [x + 4, -70, 0, 40, 40, 3],
  [x + 20, -54, 3, 8, 8, 21],
  [x, -76, 34, 48, 6, 44],
  [x, -76, 24, 48, 48, 7],
]

/** A chair before the table, of which the back is seen. */
const nearChair = (x: number): readonly Box[] => [
  [x + 4, 128, 0, 40, 40, 3],
  [x + 20, 144, 3, 8, 8, 21],
  [x, 124, 24, 48, 48, 7],
  [x + 18, 172, 26, 12, 4, 22],
  [x, 172, 44, 48, 6, 34],
]

/** The free chair at the head of the table, pulled out. */
const freeChair: readonly Box[] = [
  [-118, 30, 0, 44, 44, 3],
  [-100, 48, 3, 8, 8, 22],
  [-124, 24, 36, 7, 56, 52],
  [-124, 24, 25, 56, 56, 9],
]

const table: readonly Box[] = [
  [16, 34, 0, 14, 36, 44],
  [260, 34, 0, 14, 36, 44],
  [0, 0, 44, 290, 104, 7],
]

/** A laptop seen from behind, and the two parts of one whose screen is in view. */
const farLaptop = (x: number): readonly Box[] => [
  [x + 6, 10, 51, 36, 20, 2],
  [x + 6, 30, 51, 36, 2, 24],
]
const nearScreen = (x: number): Box => [x + 6, 68, 51, 36, 2, 24]
const nearKeys = (x: number): Box => [x + 6, 70, 51, 36, 22, 2]

/** A meeting table beside the racks. One chair is free, and the light is on for it. */
export const tableIllustration = (): string =>
  svg(
    '-296 -270 752 540',
    solids([[-150, -206, -12, 470, 396, 12]], tones.floor),
    solids(racks),
    strokes(racks.map((rack, index) => lightsOn(rack, 7, 19, index)).join(''), '#ffb020', 3),
    glow(-128, -10, 120, 70),
    solids(freeChair, tones.lit),
    solids([...seats.flatMap(farChair), ...table]),
    strokes(`M${at(4, 52, 51)}L${at(286, 52, 51)}`, '#ff9a3d', 2),
    solids(seats.flatMap(farLaptop)),
    solids(seats.map(nearScreen), tones.screen),
    solids(seats.flatMap((x) => [nearKeys(x), ...nearChair(x)])),
  )
