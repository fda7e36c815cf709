import { useRef, type KeyboardEvent } from 'react'
import { moveOf, placeAfter } from './moving-focus.ts'
import './Tabs.css'

type Tab<Id extends string> = { id: Id; label: string }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}

export const tabId = (id: string): string => `tab-${id}`
export const tabPanelId = (id: string): string => `tab-panel-${id}`

/** A tab list with a single tab stop; arrow keys choose a tab. The parent renders the panel of the chosen tab. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveOf(event, 'row')
    if (move === undefined) return
    event.preventDefault()
    const target = placeAfter(
      move,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    )
    const tab = tabs[target]
    if (tab === undefined) return
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
    onChoose(tab.id)
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label }) => {
        const isChosen = id === chosen
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className="tabs__tab"
            aria-selected={isChosen}
            // The panels of other tabs are not rendered.
            aria-controls={isChosen ? tabPanelId(id) : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
