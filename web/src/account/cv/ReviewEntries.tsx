import { useState, type ReactNode } from 'react'
import { EntryList } from '../../form/entries/EntryList.tsx'
import type { EntryKind } from '../../form/entries/entry-kinds.ts'
import { useEntries } from '../../form/entries/use-entries.ts'
import { CheckMark } from './CheckMark.tsx'

type Props<Entry> = {
  name: string
  kind: EntryKind<Entry>
  entries: readonly Entry[]
  isBusy: boolean
  isDoubtful: (entry: Entry) => boolean
  children: (entry: Entry) => ReactNode
}

/** A section of entries read from the CV. It starts open when a person should look at one of them. */
export function ReviewEntries<Entry extends Record<string, string>>(props: Props<Entry>) {
  const { kind, entries: initial, isDoubtful } = props
  const entries = useEntries(initial, kind)
  // Decided once: a section does not close while the candidate completes it.
  const [startsOpen] = useState(() =>
    initial.some((entry) => kind.missing(entry).length > 0 || isDoubtful(entry)),
  )
  const kept = entries.items.filter(({ isOut }) => !isOut)
  return (
    <details className="review-section" open={startsOpen}>
      <summary className="review-section__title">
        {kind.title} <span className="review-section__count">{kept.length}</span>
        {kept.some(({ entry }) => isDoubtful(entry)) && <CheckMark />}
      </summary>
      <div className="review-section__body">
        <EntryList {...props} entries={entries} />
      </div>
    </details>
  )
}
