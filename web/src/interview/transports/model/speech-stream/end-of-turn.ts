/** How long a silence ends a turn, in seconds, by the words before it. */
export const pauses = {
  /** The sentence is finished. People pause this long between the sentences of one answer, too. */
  finished: 1.8,
  /** No punctuation, but nothing says that more follows. */
  open: 3,
  /** It ends with a word that another one must follow, or with a filler. */
  unfinished: 4.5,
} as const

const wordsThatGoOn = new Set(
  (
    'and so because but or nor then than as if when while where which who whose that though although unless until since whereas ' +
    'a an the my our your his her their its this these those some any every each another ' +
    'to of in on at by for from with without into onto over under about between through during after before against like per via ' +
    'is are was were be been am has have had do does did will would can could should may might must ' +
    "i we you they he she it i'm we're i've we've it's that's there's they're " +
    'not very really quite just also even only more most such both either plus namely basically actually first second third'
  ).split(' '),
)

const fillers = new Set('um uh er erm ah eh hmm mm uhm well okay ok right anyway'.split(' '))

const fillerPhrases =
  /\b(?:you know|i mean|sort of|kind of|let me (?:think|see)|how (?:do|should|can) i (?:say|put) (?:it|this|that)|what else|what was it|for example|for instance|such as|in order|as well as)[\s,.…]*$/iu

const lastWordOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+(?=[^\p{L}\p{N}]*$)/u)?.[0] ?? ''

/** How long before the end of a turn the model is asked, so that its first sentence is there in time. */
export const askAheadSeconds = 1.1

/** A shorter gap is a breath; in a longer one the candidate has stopped speaking. */
const ownPauseSeconds = { shortest: 0.5, longest: 2 * pauses.finished } as const

export const isOwnPause = (seconds: number): boolean =>
  seconds >= ownPauseSeconds.shortest && seconds <= ownPauseSeconds.longest

/** A candidate's pauses vary: the silence is this much longer than three quarters of those so far. */
const ownShare = 0.75
const ownMargin = 1.25

/** The silence that this candidate's own pauses ask for. */
function patienceFor(ownPauses: readonly number[]): number {
  const sorted = ownPauses.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor(ownShare * sorted.length)] ?? 0
  return Math.min(usual * ownMargin, ownPauseSeconds.longest)
}

/** The silence, in seconds, that ends a turn with these words, by the pauses that the candidate made before. */
export const pauseAfter = (text: string, ownPauses: readonly number[] = []): number =>
  Math.max(pauseByWords(text), patienceFor(ownPauses))

function pauseByWords(text: string): number {
  const words = text.trim()
  const last = lastWordOf(words)
  if (fillerPhrases.test(words) || (fillers.has(last) && !isWholeReply(words))) return pauses.unfinished
  if (/[.?!]["'”’)]*$/u.test(words) && !/(?:\.\.|…)["'”’)]*$/u.test(words)) return pauses.finished
  if (/[,;:–—-]$|…$|\.\.$/u.test(words) || wordsThatGoOn.has(last)) return pauses.unfinished
  return pauses.open
}

/** "Okay." by itself is a reply. */
const isWholeReply = (text: string): boolean => /^\S+[.!]$/u.test(text)
