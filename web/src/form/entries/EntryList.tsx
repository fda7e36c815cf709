import { useId, useRef, type ReactNode } from 'react'
import { EntryFields } from './EntryFields.tsx'
import type { EntryKind } from './entry-kinds.ts'
import type { Entries, Item } from './use-entries.ts'
import { Button } from '../../ui/Button.tsx'
import '../../ui/TextButton.css'

type Props<Entry> = {
  /** The name of the form's fields that hold the kept entries, as JSON. */
  name: string
  kind: EntryKind<Entry>
  entries: Entries<Entry>
  isBusy: boolean
  /** Whether the reader was not sure of an entry. */
  isDoubtful?: (entry: Entry) => boolean
  children: (entry: Entry) => ReactNode
}

const toCheck = 'text-small font-strong text-accent'
const small = 'text-button -mt-2 min-h-entry flex-none p-0 text-small'

const neverDoubtful = (): boolean => false

/** Entries of a CV or profile. The candidate can edit an entry, remove it and undo that, and add one. */
export function EntryList<Entry extends Record<string, string>>({
  name,
  kind,
  entries: { items, change, remove, add },
  isBusy,
  isDoubtful = neverDoubtful,
  children,
}: Props<Entry>) {
  const base = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      {items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((item) => (
            <EntryItem
              key={item.id}
              id={`${base}-${item.id}`}
              name={name}
              item={item}
              kind={kind}
              isBusy={isBusy}
              isMarked={isDoubtful(item.entry)}
              onChange={(part) => change(item.id, part)}
              onRemove={() => {
                remove(item.id)
                addButton.current?.focus()
              }}
            >
              {children(item.entry)}
            </EntryItem>
          ))}
        </ul>
      )}
      <Button
        look="quiet"
        ref={addButton}

        className="justify-self-start"
        data-add
        disabled={isBusy}
        onClick={() => add()}
      >
        Add {kind.noun}
      </Button>
    </>
  )
}

type ItemProps<Entry> = {
  id: string
  name: string
  item: Item<Entry>
  kind: EntryKind<Entry>
  isBusy: boolean
  isMarked: boolean
  onChange: (part: Partial<Item<Entry>>) => void
  onRemove: () => void
  children: ReactNode
}

function EntryItem<Entry extends Record<string, string>>({
  id,
  name,
  item: { entry, isAdded, isOut, isOpen },
  kind,
  isBusy,
  isMarked,
  onChange,
  onRemove,
  children,
}: ItemProps<Entry>) {
  const missing = isOut ? [] : kind.missing(entry)
  const called = <span className="unseen"> {kind.nameOf(entry)}</span>
  return (
    <li
      className={`flex gap-4 border-0 border-dashed border-line not-first:border-t not-first:pt-4 ${isOpen ? 'flex-col' : 'flex-col from-phone:flex-row from-phone:items-start from-phone:justify-between'}`}
    >
      {isOpen ? (
        <EntryFields
          id={id}
          entry={entry}
          fields={kind.fields}
          isBusy={isBusy}
          onChange={(changed) => onChange({ entry: changed })}
        />
      ) : (
        <div className={`grid min-w-0 gap-1 wrap-anywhere ${isOut ? 'text-ink-soft line-through' : ''}`}>
          {children}
          {missing.length > 0 && <p className={toCheck}>Please add {missing.join(' and ')}.</p>}
          {missing.length === 0 && isMarked && !isOut && (
            <p className={toCheck}>Please check: we are not sure we read this right.</p>
          )}
        </div>
      )}
      {!isOut && <input type="hidden" name={name} value={JSON.stringify(entry)} />}
      <div className="flex flex-none gap-4">
        {!isOut && (
          <button
            type="button"
            className={small}
            disabled={isBusy}
            onClick={() => onChange({ isOpen: !isOpen })}
          >
            {isOpen ? 'Done' : 'Edit'}
            {called}
          </button>
        )}
        <button
          type="button"
          className={small}
          disabled={isBusy}
          onClick={() => (isAdded ? onRemove() : onChange({ isOut: !isOut, isOpen: false }))}
        >
          {isOut ? 'Undo' : 'Remove'}
          {called}
        </button>
      </div>
    </li>
  )
}
