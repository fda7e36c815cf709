import { isLikeForbidden } from './classifier.ts'
import { isEnglish } from './english.ts'
import { markup } from './markup.ts'

export type NotSaid = 'markup' | 'language' | 'forbidden'

/** Why a text of a model is not said; undefined where it may be. The classifier reads English alone. */
export function whyNotSaid(text: string): NotSaid | undefined {
  if (markup.some((pattern) => pattern.test(text))) return 'markup'
  if (!isEnglish(text)) return 'language'
  return isLikeForbidden(text) ? 'forbidden' : undefined
}
