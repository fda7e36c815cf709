/** Words that change nothing of what a sentence claims. */
const filler =
  '(?:(?:now|already|definitely|certainly|clearly|obviously|basically|really|very|so|too|quite|rather|truly|just|also|almost|surely|absolutely|simply|pretty|extremely|highly|incredibly|such|still|all|well|probably|likely|officially|hereby|immediately|even|well|most|quite|a bit|a little|kind of|sort of|as good as|without doubt|of course|no doubt) )*'

/** A pattern over the words of a reading. `~` stands for words that may come between, and a space for any. */
export const words = (source: string): RegExp =>
  new RegExp(`(?<![a-z0-9'])(?:${source.trimEnd().replaceAll('~ ', filler)})(?![a-z0-9'])`, 'u')

export const anyOf = (...sources: readonly string[]): RegExp[] => sources.map(words)

/** What makes a clause a condition or a question, which claims nothing: "when you are tired", "how you are confident". */
export const conditions =
  '(?:when|whenever|if|while|once|until|unless|before|after|where|how|what|why|whether|because|who|which|think|believe|say|says|said|know|knew|sure|feel|felt|suggest|show|shows|showed|moment|time|day|times)'

/** Not in a clause that follows one of these words. */
export const claimed = (source: string): string => `(?<!${conditions} )(?<!${conditions} that )(?:${source})`
