/** An operand of a parsed expression: a path into the item, a function of one, or a value of the request. */
type Operand = readonly (string | number)[] | { type: 'function'; name: string } | { S: string }

/** A parsed condition or filter, as dynalite's parser returns it. */
export type Expression =
  | { type: 'and' | 'or' | 'not'; args: Expression[] }
  | { type: 'function'; name: string; args: Operand[] }
  | { type: '=' | '<>' | '<' | '<=' | '>' | '>=' | 'between' | 'in'; args: Operand[] }

type Comparison = '=' | '<' | '<=' | '>' | '>='

const both = (one: Expression, other: Expression): Expression => ({ type: 'and', args: [one, other] })

const mayBeAbsent = (operand: Operand): boolean => Array.isArray(operand) || 'name' in operand

/** The expression with the condition that each of the operands exists. */
const where = (operands: readonly Operand[], expression: Expression): Expression =>
  operands
    .filter(mayBeAbsent)
    .reduce<Expression>(
      (rest, operand) => both({ type: 'function', name: 'attribute_exists', args: [operand] }, rest),
      expression,
    )

const compared = (type: Comparison, one: Operand, other: Operand): Expression =>
  where([one, other], { type, args: [one, other] })

const isOf = (type: 'S' | 'B', operand: Operand): Expression => ({
  type: 'function',
  name: 'attribute_type',
  args: [operand, { S: type }],
})

/** Restricts begins_with to string and binary values: dynalite throws on others. */
const begins = (expression: Extract<Expression, { type: 'function' }>): Expression => {
  const [value = []] = expression.args
  return both({ type: 'or', args: [isOf('S', value), isOf('B', value)] }, where(expression.args, expression))
}

/**
 * In DynamoDB each comparison with a missing attribute is false, also with another missing one. dynalite finds two missing
 * attributes equal, and throws where it expects a value. Returns an expression that dynalite evaluates like DynamoDB.
 */
export function withPresentOperands(expression: Expression): Expression {
  switch (expression.type) {
    case 'and':
    case 'or':
    case 'not':
      return { ...expression, args: expression.args.map(withPresentOperands) }
    case 'function':
      if (expression.name === 'begins_with') return begins(expression)
      return expression.name === 'contains' ? where(expression.args, expression) : expression
    case '=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return where(expression.args, expression)
    case '<>':
      return { type: 'not', args: [where(expression.args, { type: '=', args: expression.args })] }
    case 'between': {
      const [value = [], least = [], greatest = []] = expression.args
      return both(compared('>=', value, least), compared('<=', value, greatest))
    }
    case 'in': {
      const [value = [], ...others] = expression.args
      return others
        .map((other) => compared('=', value, other))
        .reduce((one, other) => ({ type: 'or', args: [one, other] }))
    }
  }
}
