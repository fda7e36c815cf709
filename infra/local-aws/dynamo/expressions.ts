import { heedingAbsence, type Expression } from './absent-operands.ts'
import { invalid } from './refusals.ts'

/** dynalite's parser takes three times as long for each two more: 14 take half a second, 30 would take hours. */
const maxNestedParentheses = 12

const members = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
] as const

function nestingOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Refuses an expression that would take the parser, and so the whole process, too long. */
export function refuseDeepExpressions(request: Partial<Record<(typeof members)[number], unknown>>): void {
  for (const member of members) {
    const text = request[member]
    if (typeof text === 'string' && nestingOf(text) > maxNestedParentheses)
      throw invalid(`${member}: the local database reads at most ${maxNestedParentheses} nested parentheses`)
  }
}

/** What dynalite's check adds to a request: its expressions, parsed. */
type Parsed = { _condition?: { expression: Expression }; _filter?: { expression: Expression } }

/** Lets the parsed expressions count an absent attribute as DynamoDB does. */
export function heedAbsence({ _condition, _filter }: Parsed): void {
  for (const parsed of [_condition, _filter])
    if (parsed !== undefined) parsed.expression = heedingAbsence(parsed.expression)
}
