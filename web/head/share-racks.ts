import { colours } from './colours.ts'

/** Isometric projection, as in the pages' illustrations: horizontal pixels per unit along either floor axis (cos 30°). */
const across = 0.866
const rack = { width: 92, depth: 116, height: 300 } as const
const slots = 9
const slotPitch = (rack.height - 20) / slots
const lightsInSlot = 5

const front = `matrix(${across} .5 0 1 0 ${-rack.height})`
const side = `matrix(${across} -.5 0 1 ${rack.width * across} ${rack.width / 2 - rack.height})`
const roof = `matrix(${across} .5 ${across} -.5 0 ${-rack.height})`

const slotTop = (slot: number): number => 10 + slot * slotPitch

const slotLines = Array.from(
  { length: slots },
  (_, slot) => `M9 ${slotTop(slot).toFixed(1)}h${rack.width - 18}v${(slotPitch - 7).toFixed(1)}H9z`,
).join('')

const body = `<g id="rack"><path transform="${roof}" d="M0 0h${rack.width}v${rack.depth}H0z" fill="#3a2a1d"/><path transform="${side}" d="M0 0h${rack.depth}v${rack.height}H0z" fill="#140e0a"/><g transform="${front}"><path d="M0 0h${rack.width}v${rack.height}H0z" fill="#2b1f16"/><path d="${slotLines}" fill="#17100b"/></g></g>`

const isLit = (seed: number, slot: number, light: number): boolean =>
  (slot * 7 + light * 5 + seed * 11 + slot * light * seed) % 5 < 3

function lights(seed: number): string {
  const all = Array.from({ length: slots * lightsInSlot }, (_, index) => ({
    slot: Math.floor(index / lightsInSlot),
    light: index % lightsInSlot,
  }))
  return all
    .filter(({ slot, light }) => isLit(seed, slot, light))
    .map(({ slot, light }) => `M${19 + light * 10} ${(slotTop(slot) + (slotPitch - 7) / 2).toFixed(1)}h.1`)
    .join('')
}

const columns = 5

/** A row of racks; `seed` selects the lit lights, which differ from page to page. */
export function shareRacks(seed: number): string {
  const row = Array.from({ length: columns }, (_, column) => {
    const x = 716 + column * rack.width * across
    const y = 380 + (column * rack.width) / 2
    const colour = (column + seed) % 3 === 0 ? colours.orange : colours.amber
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><use href="#rack"/><path transform="${front}" d="${lights(seed + column)}" stroke="${colour}" stroke-width="5" stroke-linecap="round"/></g>`
  })
  return `<defs>${body}</defs>${row.join('')}`
}
