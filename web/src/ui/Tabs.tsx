import { useEffect, useRef, type KeyboardEvent } from 'react'
import { moveOf, indexAfter } from './moving-focus.ts'

type Tab<Id extends string> = { id: Id; label: string }

const classes = {
  tabs: { list: 'tabs', tab: 'tabs__tab' },
  'service-list': { list: 'service-list', tab: 'service-list__tab' },
} as const

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  chosen: Id
  /** The parent may ignore it and leave the choice as it is. */
  onChoose: (id: Id) => void
  /** Import its style sheet where it is used. */
  look: keyof typeof classes
  /** Whether the panels of the other tabs are rendered as well. */
  hasAllPanels?: boolean
}

export const tabId = (id: string): string => `tab-${id}`
export const tabPanelId = (id: string): string => `tab-panel-${id}`

/** A tab list with a single tab stop; arrow keys choose a tab. The parent renders the panels. */
export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, chosen, onChoose, look, hasAllPanels } = props
  const list = useRef<HTMLDivElement>(null)
  const index = tabs.findIndex(({ id }) => id === chosen)

  // The focus follows a choice made by key once the parent has made it.
  useEffect(() => {
    if (list.current?.contains(document.activeElement) === true)
      document.getElementById(tabId(chosen))?.focus()
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moveOf(event, 'row')
    const target = move && tabs[indexAfter(move, index, tabs.length)]
    if (target === undefined) return
    event.preventDefault()
    onChoose(target.id)
  }

  return (
    <div
      ref={list}
      className={classes[look].list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label }) => {
        const isChosen = id === chosen
        return (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            className={classes[look].tab}
            aria-selected={isChosen}
            aria-controls={isChosen || hasAllPanels === true ? tabPanelId(id) : undefined}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            <span>{label}</span>
          </button>
        )
      })}
    </div>
  )
}
