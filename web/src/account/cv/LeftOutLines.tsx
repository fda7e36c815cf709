import type { EntryKind } from '../../form/entries/entry-kinds.ts'
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
    <div className="left-out">
      <h3 className="left-out__title">We may have missed something</h3>
      <p className="left-out__hint">
        We found {leftOut.length === 1 ? 'these lines' : 'lines'} in your CV that did not fit anywhere. Do
        they belong here?
      </p>
      {leftOut.map(({ lines, entry }, index) => {
        const [first = ''] = lines
        const called = <span className="unseen">: {first}</span>
        return (
          <div key={lines.join('\n')} className="left-out__group">
            <blockquote className="left-out__lines">
              {lines.map((line, row) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a file do not move
                <p key={row}>{line}</p>
              ))}
            </blockquote>
            <div className="left-out__buttons">
              <button
                type="button"
                className="quiet-button"
                disabled={isBusy}
                onClick={() => onAdd(entry, index)}
              >
                Add as {kind.noun}
                {called}
              </button>
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
