/**
 * Rules for phrases, one for each line `name = phrases`; an indented line goes on with the one before it.
 *
 * - `a | b`, `(a | b)`: one of them; `[a | b]`: one of them or nothing
 * - `<name>`: what another rule allows, written above or in rules that were given before
 * - `{1-3}`: one to three words of any kind
 */
export type Rules = ReadonlyMap<string, string>

const token = /\s*([()[\]|]|<[\w-]+>|\{\d-\d\}|[^\s()[\]|<>{}]+)/gy

const written: Readonly<Record<string, string>> = { '(': '(?:', ')': ')', '[': '(?:', ']': ')?', '|': '|' }

/** A pattern in which each word is followed by a space, so that what may be missing leaves none behind. */
function patternOf(source: string, rules: Rules): string {
  const tokens = [...source.matchAll(token)].map(([, found = '']) => found)
  const parts = tokens.map((part) => {
    const sign = written[part]
    if (sign !== undefined) return sign
    const [, min, max] = /^\{(\d)-(\d)\}$/.exec(part) ?? []
    if (min !== undefined && max !== undefined) return `(?:\\S+ ){${min},${max}}`
    if (!part.startsWith('<')) return `${part} `
    const rule = rules.get(part.slice(1, -1))
    if (rule === undefined) throw new Error(`No rule ${part}.`)
    return rule
  })
  return `(?:${parts.join('')})`
}

/** The rules of a text, which may use those of others. */
export function rulesOf(text: string, others: Rules = new Map()): Rules {
  const lines = text.replaceAll(/\n +/g, ' ').split('\n')
  const rules = new Map(others)
  for (const line of lines.filter((each) => each.trim() !== '')) {
    const [name = '', ...source] = line.split('=')
    rules.set(name.trim(), patternOf(source.join('='), rules))
  }
  return rules
}

/** Matches the words of a phrase, each followed by a space. */
export const phraseOf = (rules: Rules, ...names: readonly string[]): RegExp =>
  new RegExp(`^${patternOf(names.map((name) => `<${name}>`).join('|'), rules)}$`)
