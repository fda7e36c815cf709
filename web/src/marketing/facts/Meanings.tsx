import './facts.css'
import { meanings, type Claim } from '#shared/company-facts.ts'

/** What the claims of a page mean, where the company has stated it. */
export function Meanings({ claims }: { claims: readonly Claim[] }) {
  const stated = claims.flatMap((claim) => {
    const meaning = meanings[claim]
    return meaning === undefined ? [] : [{ claim, meaning }]
  })
  if (stated.length === 0) return null
  return (
    <ul className="meanings" aria-label="What the figures mean">
      {stated.map(({ claim, meaning }) => (
        <li key={claim}>
          <strong>{claim}</strong> {meaning}
        </li>
      ))}
    </ul>
  )
}
