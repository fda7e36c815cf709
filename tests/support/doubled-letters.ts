type Letter = { at: string; subject: string; tags: Readonly<Record<string, string>> }

export type DoubledLetters = {
  /** Copies after a crash: the process had sent the letter, and neither marked it nor logged a failure. */
  byCrash: number
  /** Copies after a logged failure: the answer of SES or DynamoDB came too late or was lost. */
  byLostAnswer: number
  unexplained: number
}

/** Equal for copies of the same letter of the same row. */
const identityOf = ({ tags, subject }: Letter): string => JSON.stringify([tags, subject])

const recordOf = ({ tags }: Letter): string | undefined => tags['enquiry'] ?? tags['application']

/** Counts the copies of letters by their cause. `failed` has the ids of rows whose letter was retried after an error. */
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
