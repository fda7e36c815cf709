import type { EntryKind } from '../../form/entries/entry-kinds.ts'
import { Button } from '../../ui/Button.tsx'
import '../../ui/TextButton.css'

type Props<Entry> = {
  kind: EntryKind<Entry>
  leftOut: readonly { lines: readonly string[]; entry: Entry }[]
  isBusy: boolean
  onAdd: (entry: Entry, index: number) => void
  onDismiss: (index: number) => void
}

/** Lines of the CV that no entry of a section has: each group becomes an entry by one click. */
export function LeftOutLines<Entry>({ kind, leftOut, isBusy, onAdd, onDismiss }: Props<Entry>) {
  if (leftOut.length === 0) return null
  return (
    <div className="grid gap-3 rounded-control border border-l-3 border-line border-l-accent bg-surface-sunken p-4">
      <h3 className="text-body">We may have missed something</h3>
      <p className="text-small text-ink-soft">
        We found {leftOut.length === 1 ? 'these lines' : 'lines'} in your CV that did not fit anywhere. Do
        they belong here?
      </p>
      {leftOut.map(({ lines, entry }, index) => {
        const [first = ''] = lines
        const called = <span className="unseen">: {first}</span>
        return (
          <div
            key={lines.join('\n')}
            className={`grid gap-3 ${index > 0 ? 'border-t border-line pt-3' : ''}`}
          >
            <blockquote className="grid gap-1 wrap-anywhere">
              {lines.map((line, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a file do not move
                <p key={row}>{line}</p>
              ))}
            </blockquote>
            <div className="flex flex-wrap items-center gap-3" data-left-out>
              <Button look="quiet" disabled={isBusy} onClick={() => onAdd(entry, index)}>
                Add as {kind.noun}
                {called}
              </Button>
              <button
                type="button"
                className="text-button"
                disabled={isBusy}
                onClick={() => onDismiss(index)}
              >
                Leave out
                {called}
              </button>
            </div>
          </div>
        )
      })}
    </div>
  )
}
