import { Prose } from './Prose.tsx'

type Entry = { title: string; lines: readonly string[]; facts: string; text?: string }

/** Where the candidate learnt or worked, the latest first. */
export const PastEntries = ({ entries }: { entries: readonly Entry[] }) => (
  <ol className="grid gap-4">
    {entries.map(({ title, lines, facts, text = '' }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and their order does not change
      <li key={index} className="border-l-2 border-line pl-4 wrap-anywhere">
        <h3 className="text-body leading-140 tracking-small">{title}</h3>
        {[...new Set(lines)].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-small text-ink-soft">{facts}</p>
        {text !== '' && <Prose>{text}</Prose>}
      </li>
    ))}
  </ol>
)
