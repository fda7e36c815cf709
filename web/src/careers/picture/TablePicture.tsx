import './TablePicture.css'
import { at, lightsOn, type Box } from './isometric.ts'
import { Solids } from './Solids.tsx'

const places = [26, 122, 218] as const

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

/** Two laptops at a place: one seen from behind, and the lower half of one with its screen in view. */
const farLaptop = (x: number): readonly Box[] => [
  [x, 10, 51, 36, 20, 2],
  [x, 30, 51, 36, 2, 24],
]
const nearScreen = (x: number): Box => [x, 68, 51, 36, 2, 24]
const nearKeys = (x: number): Box => [x, 70, 51, 36, 22, 2]

/** A meeting table beside the racks. One chair is free, and the light is on for it. */
export function TablePicture() {
  return (
    <svg className="table-picture" viewBox="-265 -225 620 450" aria-hidden="true">
      <defs>
        <radialGradient id="chair-light">
          <stop offset="0" stopColor="#ff9a2e" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff9a2e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <Solids boxes={[[-160, -216, -12, 490, 424, 12]]} tone="floor" />
      <Solids boxes={racks} />
      <path
        className="table-picture__lights"
        d={racks.map((rack, index) => lightsOn(rack, 7, 19, index)).join('')}
      />
      <ellipse className="table-picture__glow" cx="-128" cy="-10" rx="120" ry="70" fill="url(#chair-light)" />
      <Solids boxes={freeChair} tone="lit" />
      <Solids boxes={[...places.flatMap(farChair), ...table]} />
      <path className="table-picture__way" d={`M${at(4, 52, 51)}L${at(286, 52, 51)}`} />
      <Solids boxes={places.flatMap((x) => farLaptop(x + 6))} />
      <Solids boxes={places.map((x) => nearScreen(x + 6))} tone="screen" />
      <Solids boxes={places.flatMap((x) => [nearKeys(x + 6), ...nearChair(x)])} />
    </svg>
  )
}
