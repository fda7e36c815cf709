import { useState, type ReactNode } from 'react'

type Props<Entry> = {
  /** The name of the form's fields that hold the indexes of the kept entries. */
  name: string
  title: string
  entries: readonly Entry[]
  nameOf: (entry: Entry) => string
  children: (entry: Entry) => ReactNode
}

/** Entries read from the CV. The candidate can leave an entry out and put it back. */
export function ReviewEntries<Entry>({ name, title, entries, nameOf, children }: Props<Entry>) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  if (entries.length === 0) return null
  const toggle = (place: number): void => {
    const next = new Set(leftOut)
    if (!next.delete(place)) next.add(place)
    setLeftOut(next)
  }
  return (
    <details className="review-section">
      <summary className="review-section__title">
        {title} <span className="review-section__count">{entries.length - leftOut.size}</span>
      </summary>
      <ul className="review-section__body">
        {entries.map((entry, place) => {
          const isOut = leftOut.has(place)
          return (
            // Entries have no ids, and neither their order nor their number changes here.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className={isOut ? 'review-entry review-entry--out' : 'review-entry'}>
              <div className="review-entry__words">{children(entry)}</div>
              {!isOut && <input type="hidden" name={name} value={place} />}
              <button type="button" className="review-entry__toggle" onClick={() => toggle(place)}>
                {isOut ? 'Put back' : 'Leave out'}
                <span className="unseen"> {nameOf(entry)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
