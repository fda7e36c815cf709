import { withPresentOperands, type Expression } from './absent-operands.ts'
import { invalid } from './refusals.ts'

/** Two more levels triple the time of dynalite's parser: 14 take half a second, 30 would take hours. */
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

/** Refuses an expression that would occupy the parser, and so the process, for too long. */
export function refuseDeepExpressions(request: Partial<Record<(typeof members)[number], unknown>>): void {
  for (const member of members) {
    const text = request[member]
    if (typeof text === 'string' && nestingOf(text) > maxNestedParentheses)
      throw invalid(`${member}: the local database reads at most ${maxNestedParentheses} nested parentheses`)
  }
}

/** The parsed expressions that dynalite's check adds to a request. */
type Parsed = { _condition?: { expression: Expression }; _filter?: { expression: Expression } }

/** Makes the parsed expressions treat missing attributes like DynamoDB. */
export function requirePresentOperands({ _condition, _filter }: Parsed): void {
  for (const parsed of [_condition, _filter])
    if (parsed !== undefined) parsed.expression = withPresentOperands(parsed.expression)
}
