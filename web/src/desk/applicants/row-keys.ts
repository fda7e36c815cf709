export type RowKey = 'next' | 'previous' | 'select' | 'stage'

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }

const arrows: Partial<Record<string, RowKey>> = { ArrowDown: 'next', ArrowUp: 'previous' }
const letters: Partial<Record<string, RowKey>> = { j: 'next', k: 'previous', x: 'select', s: 'stage' }

/**
 * What a key does in the list. Letters work anywhere on the page, and so can be turned off (WCAG 2.1.4); arrows scroll the
 * page until a row has the focus. With a modifier the browser has its own shortcuts.
 */
export function rowKeyOf(
  pressed: Pressed,
  where: { isInRows: boolean; hasLetters: boolean },
): RowKey | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined
  return (
    (where.isInRows ? arrows[pressed.key] : undefined) ??
    (where.hasLetters ? letters[pressed.key] : undefined)
  )
}

/** The row after a move, which ends at the first and the last row. `row` is -1 where none has the focus. */
export const rowAfter = (key: 'next' | 'previous', row: number, count: number): number =>
  key === 'next' ? Math.min(row + 1, count - 1) : Math.max(row - 1, 0)
