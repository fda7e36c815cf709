/** Draws from a seed: the same seed draws the same. */
export type Draw = {
  /** From 0 to 1, without 1. */
  share: () => number
  /** A whole number; both limits can be drawn. */
  whole: (min: number, max: number) => number
  chance: (probability: number) => boolean
  one: <Item>(items: readonly Item[]) => Item
  /** Different items, in a drawn order. */
  some: <Item>(items: readonly Item[], count: number) => Item[]
}

/** The generator "mulberry32". */
function sharesOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function drawFrom(seed: number): Draw {
  const share = sharesOf(seed)
  const whole = (min: number, max: number): number => min + Math.floor(share() * (max - min + 1))
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items
      .map((item) => ({ item, at: share() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item)
  return {
    share,
    whole,
    some,
    chance: (probability) => share() < probability,
    one: (items) => {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to draw from.')
      return item
    },
  }
}

/** Draws each item once before it draws one again, so that a small set shows all of them. */
export function deckOf<Item>(draw: Draw, items: readonly Item[]): () => Item {
  let left: Item[] = []
  return () => {
    if (left.length === 0) left = draw.some(items, items.length)
    const item = left.pop()
    if (item === undefined) throw new Error('There is nothing to draw from.')
    return item
  }
}
