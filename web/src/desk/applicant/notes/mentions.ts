import type { Colleague } from './use-notes.ts'

const maxOffered = 6

/** The beginning of a name between an "@" and the caret, with the place of the "@". */
export function typedMention(text: string, caret: number): { from: number; name: string } | undefined {
  const from = text.slice(0, caret).lastIndexOf('@')
  if (from < 0 || /\S/.test(text.charAt(from - 1))) return undefined
  const name = text.slice(from + 1, caret)
  return name.includes('\n') ? undefined : { from, name }
}

/** Those of whom a part of the name begins like this. */
export const offered = (colleagues: readonly Colleague[], name: string): Colleague[] =>
  colleagues
    .filter((each) => ` ${each.name}`.toLowerCase().includes(` ${name.toLowerCase()}`))
    .slice(0, maxOffered)

/** The colleagues who were chosen, and whose names are still in the text. */
export const mentionedIn = (
  text: string,
  chosen: readonly string[],
  colleagues: readonly Colleague[],
): Colleague[] => colleagues.filter(({ id, name }) => chosen.includes(id) && text.includes(`@${name}`))
