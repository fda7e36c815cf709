/** Draws from a seed: the same seed draws the same. */
export type Draw = {
  /** A whole number; both limits can be drawn. */
  whole: (min: number, max: number) => number
  chance: (probability: number) => boolean
  one: <const Item>(items: readonly Item[]) => Item
  /** Different items, in a drawn order. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

/** The generator "mulberry32": numbers from 0 to 1, without 1. */
function sharesOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new Error('There is nothing to draw from.')
  return item
}

export function drawFrom(seed: number): Draw {
  const share = sharesOf(seed)
  const whole = (min: number, max: number): number => min + Math.floor(share() * (max - min + 1))
  return {
    whole,
    chance: (probability) => share() < probability,
    one: (items) => itemAt(items, whole(0, items.length - 1)),
    some: (items, count) =>
      items
        .map((item) => ({ item, at: share() }))
        .toSorted((a, b) => a.at - b.at)
        .slice(0, count)
        .map(({ item }) => item),
  }
}

/** Draws each item once before it draws one again, so that a small set shows all of them. */
export function deckOf<Item>(draw: Draw, items: readonly Item[]): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = draw.some(items, items.length)
    return itemAt(left.splice(-1), 0)
  }
}
