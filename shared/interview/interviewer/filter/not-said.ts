import { hasEncodedText } from '../encoded-text.ts'
import { isLikeForbidden } from './classifier.ts'
import { isEnglish } from './english.ts'
import { markup } from './markup.ts'

const minEncodedCharacters = 24

export type NotSaid = 'markup' | 'language' | 'forbidden'

/**
 * Why the interviewer may not say a model's text; undefined where it may. The classifier understands only English. `allowance`: by
 * how much its limit is raised.
 */
export function whyNotSaid(text: string, allowance = 0): NotSaid | undefined {
  if (hasEncodedText(text, minEncodedCharacters) || markup.some((pattern) => pattern.test(text)))
    return 'markup'
  if (!isEnglish(text)) return 'language'
  return isLikeForbidden(text, allowance) ? 'forbidden' : undefined
}
