type Letter = { at: string; subject: string; tags: Readonly<Record<string, string>> }

export type DoubledLetters = {
  /** Copies after a crash, whose process had sent the letter before and had neither marked it nor logged a failure. */
  byCrash: number
  /** Copies after a failure that was logged: the answer of SES or DynamoDB came too late, or not at all. */
  byLostAnswer: number
  unexplained: number
}

/** The record that a letter belongs to, and which of its letters it is. */
const identityOf = ({ tags, subject }: Letter): string => JSON.stringify([tags, subject])

const recordOf = ({ tags }: Letter): string | undefined => tags['enquiry'] ?? tags['application']

/** Counts the letters that were sent again, by their cause. `failed` has the records whose letter was tried again after an error. */
export function doubledLetters(
  letters: readonly Letter[],
  { crashes, failed }: { crashes: readonly Date[]; failed: ReadonlySet<string> },
): DoubledLetters {
  const pairs = [...Map.groupBy(letters, identityOf).values()].flatMap((copies) =>
    copies.slice(1).map((again, index) => ({ again, before: copies[index] ?? again })),
  )
  const causes = pairs.map(({ before, again }): keyof DoubledLetters => {
    const [sent, sentAgain] = [new Date(before.at), new Date(again.at)]
    if (failed.has(recordOf(again) ?? '')) return 'byLostAnswer'
    return crashes.some((at) => at >= sent && at <= sentAgain) ? 'byCrash' : 'unexplained'
  })
  const count = (wanted: keyof DoubledLetters): number => causes.filter((cause) => cause === wanted).length
  return {
    byCrash: count('byCrash'),
    byLostAnswer: count('byLostAnswer'),
    unexplained: count('unexplained'),
  }
}
