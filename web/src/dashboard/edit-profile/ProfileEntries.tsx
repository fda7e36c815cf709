import { useId, type ReactNode } from 'react'
import { EntryList } from '../../form/entries/EntryList.tsx'
import type { EntryKind } from '../../form/entries/entry-kinds.ts'
import { useEntries } from '../../form/entries/use-entries.ts'
import { fieldLook } from '../../ui/Field.tsx'

type Props<Entry> = {
  name: string
  title: string
  kind: EntryKind<Entry>
  initial: readonly Entry[]
  isBusy: boolean
  children: (entry: Entry) => ReactNode
}

/** A list of the profile, whose entries the candidate edits, adds and removes. */
export function ProfileEntries<Entry extends Record<string, string>>({
  title,
  initial,
  ...list
}: Props<Entry>) {
  const titleId = useId()
  const entries = useEntries(initial, list.kind)
  return (
    <section className="grid gap-3 rounded-control bg-surface-sunken p-4" aria-labelledby={titleId}>
      <h3 className={fieldLook.label} id={titleId}>
        {title}
      </h3>
      <EntryList {...list} entries={entries} />
    </section>
  )
}
