import { useId, useState, type ReactNode } from 'react'
import { EntryFields } from './EntryFields.tsx'
import type { EntryKind } from './entry-kinds.ts'

type Props<Entry> = {
  /** The name of the form's fields that hold the kept entries, as JSON. */
  name: string
  kind: EntryKind<Entry>
  entries: readonly Entry[]
  isBusy: boolean
  children: (entry: Entry) => ReactNode
}

type Item<Entry> = { id: number; entry: Entry; isAdded: boolean; isOut: boolean; isOpen: boolean }

/** Entries read from the CV. The candidate can edit an entry, leave it out and put it back, and add one. */
export function ReviewEntries<Entry extends Record<string, string>>({
  name,
  kind,
  entries,
  isBusy,
  children,
}: Props<Entry>) {
  const base = useId()
  const [items, setItems] = useState<readonly Item<Entry>[]>(() =>
    entries.map((entry, id) => ({ id, entry, isAdded: false, isOut: false, isOpen: false })),
  )
  // Decided once: a section does not close while the candidate completes it.
  const [startsOpen] = useState(() => entries.some((entry) => kind.missing(entry).length > 0))
  const change = (id: number, part: Partial<Item<Entry>>): void =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, ...part } : item)))
  const remove = (id: number): void => setItems((before) => before.filter((item) => item.id !== id))
  const add = (): void =>
    setItems((before) => [
      ...before,
      {
        id: Math.max(-1, ...before.map(({ id }) => id)) + 1,
        entry: kind.blank,
        isAdded: true,
        isOut: false,
        isOpen: true,
      },
    ])
  return (
    <details className="review-section" open={startsOpen}>
      <summary className="review-section__title">
        {kind.title}{' '}
        <span className="review-section__count">{items.filter(({ isOut }) => !isOut).length}</span>
      </summary>
      <div className="review-section__body">
        {items.length > 0 && (
          <ul className="review-section__entries">
            {items.map((item) => (
              <ReviewEntry
                key={item.id}
                id={`${base}-${item.id}`}
                name={name}
                item={item}
                kind={kind}
                isBusy={isBusy}
                onChange={(part) => change(item.id, part)}
                onRemove={() => remove(item.id)}
              >
                {children(item.entry)}
              </ReviewEntry>
            ))}
          </ul>
        )}
        <button type="button" className="quiet-button review-section__add" disabled={isBusy} onClick={add}>
          Add {kind.noun}
        </button>
      </div>
    </details>
  )
}

type EntryProps<Entry> = {
  id: string
  name: string
  item: Item<Entry>
  kind: EntryKind<Entry>
  isBusy: boolean
  onChange: (part: Partial<Item<Entry>>) => void
  onRemove: () => void
  children: ReactNode
}

function ReviewEntry<Entry extends Record<string, string>>({
  id,
  name,
  item: { entry, isAdded, isOut, isOpen },
  kind,
  isBusy,
  onChange,
  onRemove,
  children,
}: EntryProps<Entry>) {
  const missing = isOut ? [] : kind.missing(entry)
  const called = <span className="unseen"> {kind.nameOf(entry)}</span>
  return (
    <li className={isOut ? 'review-entry review-entry--out' : 'review-entry'}>
      {isOpen ? (
        <EntryFields
          id={id}
          entry={entry}
          fields={kind.fields}
          isBusy={isBusy}
          onChange={(entry) => onChange({ entry })}
        />
      ) : (
        <div className="review-entry__words">
          {children}
          {missing.length > 0 && (
            <p className="review-entry__check">Please check: we did not find {missing.join(' and ')}.</p>
          )}
        </div>
      )}
      {!isOut && <input type="hidden" name={name} value={JSON.stringify(entry)} />}
      <div className="review-entry__buttons">
        {!isOut && (
          <button
            type="button"
            className="review-entry__toggle"
            onClick={() => onChange({ isOpen: !isOpen })}
          >
            {isOpen ? 'Done' : 'Edit'}
            {called}
          </button>
        )}
        <button
          type="button"
          className="review-entry__toggle"
          onClick={() => (isAdded ? onRemove() : onChange({ isOut: !isOut, isOpen: false }))}
        >
          {isAdded ? 'Remove' : isOut ? 'Put back' : 'Leave out'}
          {called}
        </button>
      </div>
    </li>
  )
}
