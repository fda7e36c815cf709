import type { Request } from '#shared/interview/interviewer/utterance-kinds.ts'

/**
 * Requests in an order of words that no rule of the grammar has: each word belongs to the request, and one of them names it. One
 * word of another subject ("can you repeat the load test?"), or a negation, makes it something else.
 */
type Vocabulary = Readonly<{ names: RegExp; words: ReadonlySet<string> }>

const setOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

const small =
  'i you we me us it that this these the a an my your our to for of on at in with by from about is are was be been being do does did have had has get if so and or but then when while as there here now ' +
  'can could would will may might shall should must need want wish like love prefer appreciate grateful glad happy great nice good helpful better best possible ok fine alright able chance mind kind enough think guess suppose ' +
  'let maybe really very quite too also only bit little some more much again once time first please sorry thanks thank yes yeah'
const ofTheQuestion =
  'question questions part parts sentence word words bit half line thing last first second whole entire previous same both beginning start end over final current one what said asked say'

const vocabularies: Readonly<Record<Request, Vocabulary>> = {
  stop: {
    names:
      /\b(?:stop|end|ending|finish (?:the|this|it|here|now)|quit|exit|disconnect|terminate|conclude|withdraw|close|cancel|wrap|hang up|log off|get off|call it a day|(?:let me|want) out|leav(?:e|ing) (?:the |this )?(?:interview|call|session|meeting|now|already)|(?:have to|must|should|better|need to) (?:go|leave))\b/,
    words: setOf(
      small,
      'stop end ending ended finish quit exit disconnect terminate conclude withdraw leave leaving close cancel wrap hang log off up out call interview session meeting recording process conversation already today early right immediately enough going day bring halfway lah',
    ),
  },
  rephrase: {
    names:
      /\b(?:rephrase|reword|paraphrase|reframe|clarify|simplify|explain|elaborate|expand|clarification|understand|clearer|specific|context|hint|example|instance|(?:another|different|other|simpler|easier|simple|plain) (?:way|words?|terms|english|language))\b/,
    words: setOf(
      small,
      ofTheQuestion,
      'rephrase reword paraphrase reframe clarify simplify explain elaborate expand clarification understand clearer specific context hint example instance another different other simpler easier simple plain way words terms english language give put ask asking asked tell make making help further detail details mean meant looking know using use clear idea any provide',
    ),
  },
  repeat: {
    names:
      /\b(?:repeat|repeating|replay|restate|reread|(?:hear|ask|say|read|tell|have|start|play|go)\b.*\b(?:again|once more|more time|second time|over|back|louder|slower|slowly))\b/,
    words: setOf(
      small,
      ofTheQuestion,
      'repeat repeating replay restate reread hear ask read tell start play go over back louder slower slowly clearly aloud out loud just through',
    ),
  },
  skip: {
    names:
      /\b(?:skip|pass|next|move on|move ahead|another (?:question|one|topic)|(?:different|other|new) (?:question|one|topic)|something else)\b/,
    words: setOf(
      small,
      ofTheQuestion,
      'skip pass next move go proceed ahead jump another different other new topic something else ask give talk straight later come back change leave',
    ),
  },
  moment: {
    names:
      /\b(?:moment|moments|second|seconds|sec|minute|minutes|min|while|break|pause|wait|think|time|thought)\b/,
    words: setOf(
      small,
      'moment moments second seconds sec minute minutes min while break pause wait hold hang thought thoughts give take allow just few couple two three five ten thirty half another longer extra bear gather collect answer needs back',
    ),
  },
}

const asks =
  /\b(?:can|could|may|shall) (?:you|i|we|be)\b|^(?:can|could)\b|\b(?:would|will) you\b|\byou mind\b|\blet (?:us|me)\b|\bi would (?:really )?(?:like|love|prefer|appreciate|be (?:grateful|glad|happy))\b|\bi (?:really |do |just )?(?:want|need|prefer|wish|appreciate)\b|\bi (?:have|had better|better|should|must) \b|\b(?:is|would) it be? ?(?:possible|ok|alright|fine)\b|\bif you (?:can|could|would)\b|^(?:that|this) (?:one )?needs\b/

/** What only the interviewer can do for the candidate. */
const isOfInterviewer: ReadonlySet<Request> = new Set(['repeat', 'rephrase'])
const speaksOfOneself =
  /\blet me\b|\b(?:i|we) (?:can|could|will|would|need to|have to|want to|must|like to|should)? ?(?:repeat|restate|explain|clarify|rephrase|simplify|elaborate|expand|say|tell|give|use|put|make|read|ask|go|start)\b/
export const requestNames = Object.keys(vocabularies) as Request[]

/** The words of all vocabularies. */
export const requestWords: readonly string[] = Object.values(vocabularies).flatMap(({ words }) => [...words])

/** Whether words are a request of one kind, each of them being followed by a space. */
const isAsked = (request: Request, phrase: string): boolean => {
  const { names: named, words } = vocabularies[request]
  const plain = phrase.trimEnd()
  return (
    named.test(plain) &&
    asks.test(plain) &&
    plain.split(' ').every((word) => words.has(word)) &&
    !(isOfInterviewer.has(request) && speaksOfOneself.test(plain))
  )
}

export const vocabularyPhrase = (request: Request) => ({
  test: (phrase: string): boolean => isAsked(request, phrase),
})
