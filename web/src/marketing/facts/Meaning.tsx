import { meanings, type Claim } from '#shared/company-facts.ts'

/** What a claim means, beside it; nothing where the company has not stated it. */
export function Meaning({ claim }: { claim: Claim }) {
  const meaning = meanings[claim]
  return meaning === undefined ? null : (
    <small className="block text-small font-regular text-ink-soft">{meaning}</small>
  )
}
