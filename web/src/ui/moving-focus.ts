export type Move = 'previous' | 'next' | 'first' | 'last'

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

const alongRow: Partial<Record<string, Move>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
}

const alongColumn: Partial<Record<string, Move>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
}

/** Where a key leads among things that stand side by side, or one below the other. */
export function moveOf(pressed: Pressed, direction: 'row' | 'column'): Move | undefined {
  // Together with another key it means something to the browser.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined
  return (direction === 'row' ? alongRow : alongColumn)[pressed.key]
}

/** The place a move leads to. After the last comes the first; from nowhere, the way back begins at the end. */
export function placeAfter(move: Move, place: number, count: number): number {
  switch (move) {
    case 'first':
      return 0
    case 'last':
      return count - 1
    case 'next':
      return (place + 1) % count
    case 'previous':
      return (Math.max(place, 0) - 1 + count) % count
  }
}
