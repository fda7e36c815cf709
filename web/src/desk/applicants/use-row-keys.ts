import { useEffect, useEffectEvent, type RefObject } from 'react'
import { rowAfter, rowKeyOf } from './row-keys.ts'
import { isTyping } from './use-search-key.ts'

type Rows = RefObject<HTMLTableSectionElement | null>

const linksIn = (rows: HTMLElement): HTMLElement[] => [...rows.querySelectorAll<HTMLElement>('[data-row]')]

const focusedRow = (rows: HTMLElement): number =>
  [...rows.children].findIndex((row) => row.contains(document.activeElement))

/** Keys that move between the rows of a list and select one. The focus is on a row's link, so Enter opens it. */
export function useRowKeys(
  rows: Rows,
  hasLetters: boolean,
  onSelect: ((row: number) => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const body = rows.current
    if (body === null || isTextTyped(event.target) || document.querySelector('dialog[open]') !== null) return
    const row = focusedRow(body)
    const key = rowKeyOf(event, { isInRows: row >= 0, hasLetters })
    if (key === undefined) return
    event.preventDefault()
    if (key === 'select') {
      if (row >= 0) onSelect?.(row)
      return
    }
    if (key === 'stage') return stageListOf(body.children[row])?.focus()
    const links = linksIn(body)
    const link = links[rowAfter(key, row, links.length)]
    link?.focus()
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** That of the selected applicants, if there are any. */
const stageListOf = (row: Element | undefined): HTMLElement | null | undefined =>
  document.querySelector<HTMLElement>('[data-stage="selected"]') ??
  row?.querySelector<HTMLElement>('[data-stage]')

/** A checkbox takes no text. */
const isTextTyped = (target: EventTarget | null): boolean =>
  isTyping(target) && !(target instanceof HTMLInputElement && target.type === 'checkbox')
