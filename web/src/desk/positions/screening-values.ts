import { textIn } from '../text-in.ts'

/** The lines that are not empty. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The kinds with what the form calls them. */
export const questionKinds = [
  ['yes_no', 'Yes or no'],
  ['choice', 'One of several answers'],
  ['number', 'A number'],
  ['text', 'A short text'],
] as const

export type QuestionKind = (typeof questionKinds)[number][0]

/** A question of the form, as it is stored or as it is typed so far. */
export type TypedQuestion = {
  kind: QuestionKind
  text?: string
  unit?: string | undefined
  options?: readonly string[]
}

export const kindNamed = (text: string): QuestionKind =>
  questionKinds.find(([kind]) => kind === text)?.[0] ?? 'yes_no'

/** The names of a question's fields; `key` tells questions apart while some are added and removed. */
export const questionField = (key: string | number, field: 'text' | 'kind' | 'unit' | 'options') =>
  `question-${key}-${field}`

const keysIn = (form: FormData): string[] =>
  [...form.keys()].flatMap((name) => /^question-(\d+)-text$/.exec(name)?.[1] ?? [])

/** The questions of the form, in their order on the page and not validated. */
export const screeningIn = (form: FormData): TypedQuestion[] =>
  keysIn(form).map((key) => {
    const typed = (field: Parameters<typeof questionField>[1]) => textIn(form, questionField(key, field))
    const kind = kindNamed(typed('kind'))
    const unit = typed('unit')
    return {
      kind,
      text: typed('text'),
      ...(kind === 'number' && unit !== '' && { unit }),
      ...(kind === 'choice' && { options: linesIn(typed('options')) }),
    }
  })
