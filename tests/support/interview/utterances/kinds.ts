import { dangerIn, isAboutConsent, kindOf } from '#shared/interview/interviewer/kind-of.ts'
import { requestIn } from '#web/interview/transports/built-in/understanding/requests.ts'

/** Texts by what they are: a kind of utterance, a request, or an ordinary answer. */
export type TextsByKind = Readonly<{
  requests?: Readonly<Record<string, readonly string[]>>
  lookalikes?: readonly string[]
}> &
  Readonly<Record<string, unknown>>

/** "Can can you repeat that?" */
export const withFirstWordTwice = (text: string): string => text.replace(/^(\S+)/, '$1 $1')

const minLetters = 4

/** Exchanges two letters within a word; the position goes with the number of the text, so that each run has the same ones. */
export function withLettersExchanged(text: string, number: number): string {
  const words = [...text.matchAll(/[a-z]+/gi)].filter(([word]) => word.length >= minLetters)
  const chosen = words[number % Math.max(1, words.length)]
  if (chosen === undefined) return text
  const [word] = chosen
  const at = chosen.index + 1 + (number % (word.length - 2))
  return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
}

/** What the built-in interviewer takes a text for, in its order. */
export function readingOf(text: string): string {
  const request = requestIn(text)
  const danger = dangerIn(text)
  if (danger === 'danger' || (danger === 'consent' && (request === undefined || isAboutConsent(text))))
    return danger
  return request ?? kindOf(text)
}

const requestNames: ReadonlySet<string> = new Set(['repeat', 'rephrase', 'moment', 'skip', 'stop'])

export type KindScore = {
  kind: string
  texts: readonly string[]
  missed: { text: string; reading: string }[]
}

const scoreOf = (kind: string, texts: readonly string[]): KindScore => ({
  kind,
  texts,
  missed: texts
    .map((text) => ({ text, reading: readingOf(text) }))
    .filter(({ reading }) => (kind === 'lookalikes' ? requestNames.has(reading) : reading !== kind)),
})

/** How each kind of a table is read; requests also with a doubled first word, and with two letters exchanged. */
export function kindScoresOf({ requests = {}, lookalikes, ...kinds }: TextsByKind): KindScore[] {
  const asked = requests
  const of = (how: string, change: (text: string, number: number) => string): KindScore => {
    const scores = Object.entries(asked).map(([name, texts]) => scoreOf(name, texts.map(change)))
    return {
      kind: `requests ${how}`,
      texts: scores.flatMap(({ texts }) => texts),
      missed: scores.flatMap(({ missed }) => missed),
    }
  }
  const all = Object.entries(kinds) as [string, readonly string[]][]
  return [
    ...all.map(([kind, texts]) => scoreOf(kind, texts)),
    ...(Object.keys(asked).length === 0
      ? []
      : [
          of('as written', (text) => text),
          of('first word doubled', withFirstWordTwice),
          of('letters exchanged', withLettersExchanged),
        ]),
    ...(lookalikes === undefined ? [] : [scoreOf('lookalikes', lookalikes)]),
  ]
}
