import { meanings, type Claim } from '#shared/company-facts.ts'

type Props = { claims: readonly Claim[]; stated?: typeof meanings }

/** Explains those claims of a page whose meaning the company has stated. */
export function Meanings({ claims, stated = meanings }: Props) {
  const explained = claims.flatMap((claim) => {
    const meaning = stated[claim]
    return meaning === undefined ? [] : [{ claim, meaning }]
  })
  if (explained.length === 0) return null
  return (
    <ul
      className="mt-6 grid grid-cols-meanings gap-x-6 gap-y-3 text-small text-ink-soft"
      aria-label="What the figures mean"
    >
      {explained.map(({ claim, meaning }) => (
        <li key={claim}>
          <strong className="font-strong text-ink">{claim}</strong> {meaning}
        </li>
      ))}
    </ul>
  )
}
