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

/** The focus move of a key among items in a row or a column. */
export function moveOf(pressed: Pressed, direction: 'row' | 'column'): Move | undefined {
  // With a modifier, the browser has its own shortcuts for these keys.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined
  return (direction === 'row' ? alongRow : alongColumn)[pressed.key]
}

/** The index after a move, which wraps around. `index` is -1 if no item has the focus; `previous` is then the last. */
export function indexAfter(move: Move, index: number, count: number): number {
  switch (move) {
    case 'first':
      return 0
    case 'last':
      return count - 1
    case 'next':
      return (index + 1) % count
    case 'previous':
      return (Math.max(index, 0) - 1 + count) % count
  }
}
