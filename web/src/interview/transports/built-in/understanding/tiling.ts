/** Phrases that mean the same. */
export type Tile<M extends string> = Readonly<{
  means: M | 'nothing'
  phrase: Readonly<{ test: (words: string) => boolean }>
}>

/** A longer utterance is never one request. It also bounds the work. */
const maxWords = 45
const maxWordsOfPhrase = 22

type Reached<M> = { tiles: number; meanings: ReadonlySet<M> }

/** What the phrases that end here mean, in the fewest phrases: "do not stop" is one phrase rather than "do not" and "stop". */
function ending<M extends string>(
  words: readonly string[],
  end: number,
  reached: readonly (Reached<M> | undefined)[],
  tiles: readonly Tile<M>[],
): Reached<M> | undefined {
  let best: Reached<M> | undefined
  for (let from = Math.max(0, end - maxWordsOfPhrase); from < end; from += 1) {
    const before = reached[from]
    if (before === undefined || (best !== undefined && before.tiles + 1 > best.tiles)) continue
    const phrase = `${words.slice(from, end).join(' ')} `
    for (const { means } of tiles.filter(({ phrase: pattern }) => pattern.test(phrase))) {
      const others = best?.tiles === before.tiles + 1 ? best.meanings : []
      const meanings = new Set([...others, ...before.meanings, ...(means === 'nothing' ? [] : [means])])
      best = { tiles: before.tiles + 1, meanings }
    }
  }
  return best
}

/**
 * What an utterance means that consists of such phrases from its first word to its last, one after the other; an empty set where
 * it contains anything else. So a request within an answer, a quotation or a negation is none.
 */
export function meaningsOf<M extends string>(
  words: readonly string[],
  tiles: readonly Tile<M>[],
): ReadonlySet<M> {
  if (words.length === 0 || words.length > maxWords) return new Set()
  const reached: (Reached<M> | undefined)[] = [{ tiles: 0, meanings: new Set<M>() }]
  for (let end = 1; end <= words.length; end += 1) reached.push(ending(words, end, reached, tiles))
  return reached[words.length]?.meanings ?? new Set()
}
