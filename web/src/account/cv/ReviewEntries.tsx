import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { EntryList } from '../../form/entries/EntryList.tsx'
import type { EntryKind } from '../../form/entries/entry-kinds.ts'
import { useEntries } from '../../form/entries/use-entries.ts'
import { Fold } from './Fold.tsx'
import { LeftOutLines } from './LeftOutLines.tsx'

type Props<Entry> = {
  name: string
  kind: EntryKind<Entry>
  entries: readonly Entry[]
  isBusy: boolean
  isDoubtful: (entry: Entry) => boolean
  leftOut: readonly { lines: readonly string[]; entry: Entry }[]
  /** The lines with this index were added as an entry, or dismissed. */
  onSettled: (index: number) => void
  children: (entry: Entry) => ReactNode
}

/** Its position and employer, its degree and school, or its language and level. */
const namesOf = (entry: Record<string, string>): string => Object.values(entry).slice(0, 2).join('\n')

/** A section of entries read from the CV. It starts open when the candidate should check one of them. */
export function ReviewEntries<Entry extends Record<string, string>>(props: Props<Entry>) {
  const { kind, entries: initial, isDoubtful, leftOut, isBusy, onSettled } = props
  const body = useRef<HTMLDivElement>(null)
  const entries = useEntries(initial, kind)
  // The pressed button is unmounted with its lines, so the focus moves to the next one, or to the last of the section.
  const settle = (index: number): void => {
    flushSync(() => onSettled(index))
    const next = body.current?.querySelector<HTMLElement>('[data-left-out] button')
    ;(next ?? body.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }
  const items = entries.items.filter(({ isOut }) => !isOut)
  return (
    <Fold
      title={kind.title}
      count={items.length}
      isMarked={leftOut.length > 0 || items.some(({ entry }) => isDoubtful(entry))}
      startsOpen={
        leftOut.length > 0 || initial.some((entry) => kind.missing(entry).length > 0 || isDoubtful(entry))
      }
    >
      <div className="grid gap-4 pb-5" ref={body}>
        <LeftOutLines
          kind={kind}
          leftOut={leftOut}
          isBusy={isBusy}
          onAdd={(entry, index) => {
            flushSync(() => onSettled(index))
            // Opened for editing, with the focus in its first field. An entry that has the same names already is replaced.
            const same = items.find((item) => namesOf(item.entry) === namesOf(entry))
            if (same === undefined) entries.add(entry)
            else entries.change(same.id, { entry, isOpen: true })
          }}
          onDismiss={settle}
        />
        <EntryList {...props} entries={entries} />
      </div>
    </Fold>
  )
}
