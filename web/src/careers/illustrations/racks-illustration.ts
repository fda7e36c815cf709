import { area, glow, lightsOn, solids, strokes, svg, type Box } from '../../ui/illustrations/isometric.ts'

const rack: Box = [0, 0, 0, 74, 60, 176]

/** The widest screens show all of them, a phone three. */
const columns = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6] as const
const columnWidth = 158

/** The front of the free slot, two servers high. */
const freeSlot = area([6, rack[4], 110], [62, 0, 0], [0, 0, -28])

/** A row of racks, of which the middle one has a free slot with its light on. */
export const racksIllustration = (): string =>
  svg(
    '-970 -190 1920 190',
    `<defs><g id="rack">${solids([rack])}${strokes(lightsOn(rack, 8, 20, 1), '#ffb020', 3)}</g></defs>`,
    columns.map((column) => `<use href="#rack" x="${column * columnWidth}"/>`).join(''),
    glow(-20, -62, 120, 80),
    `<path fill="#ffb020" stroke="#ffd27a" d="${freeSlot}"/>`,
  )
