type Letter = { at: string; subject: string; tags: Readonly<Record<string, string>> }

export type DoubledLetters = {
  /** Copies beyond the first. */
  copies: number
  /** Of the copies, those that no crash explains. */
  unexplained: number
  /** The longest time between a letter that was sent again and the next crash. */
  longestMilliseconds: number
}

/** The record that a letter belongs to, and which of its letters it is. */
const identityOf = ({ tags, subject }: Letter): string => JSON.stringify([tags, subject])

/**
 * Counts the letters that were sent again. A crash explains one if it came after the letter before it, so that this was
 * not marked as sent, and within the lease: a process that lives longer has marked it, or keeps others away.
 */
export function doubledLetters(
  letters: readonly Letter[],
  crashes: readonly Date[],
  leaseSeconds: number,
): DoubledLetters {
  const pairs = [...Map.groupBy(letters, identityOf).values()].flatMap((copies) =>
    copies.slice(1).map((later, index) => [copies[index]?.at ?? '', later.at]),
  )
  const waits = pairs.map(([sent = '', again = '']) => {
    const crash = crashes.find((at) => at >= new Date(sent) && at <= new Date(again))
    return crash === undefined ? Number.POSITIVE_INFINITY : crash.getTime() - Date.parse(sent)
  })
  const explained = waits.filter((milliseconds) => milliseconds <= leaseSeconds * 1000)
  return {
    copies: waits.length,
    unexplained: waits.length - explained.length,
    longestMilliseconds: Math.max(0, ...explained),
  }
}
