import { parseSync } from 'vite'

/** One small change of a file: the text between two positions is replaced. */
export type Mutant = { line: number; from: string; to: string; start: number; end: number }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value &&
  typeof value.start === 'number'

/** Types are erased, so a change of one changes nothing. */
const isErased = ({ type }: Node): boolean => type.startsWith('TS') || type === 'ImportDeclaration'

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value): Node[] =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )

type Change = { start: number; end: number; to: string }

/** A text that is written over several lines is one text, and no arithmetic. */
const isText = (node: unknown): boolean =>
  isNode(node) &&
  ((node.type === 'Literal' && typeof node['value'] === 'string') ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'BinaryExpression' && isText(node['left']) && isText(node['right'])))

const calledIn = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'AwaitExpression') return calledIn(node['argument'])
  return node.type === 'CallExpression' && isNode(node['callee']) ? node['callee'] : undefined
}

/**
 * A line of the log that is no warning informs people alone: no alarm counts it, and no rule depends on it. Without the call
 * of the base class's constructor a class does not run at all, which every test notices.
 */
const isWithoutEffect = (callee: Node, code: string): boolean =>
  callee.type === 'Super' || /(?:^|\.)log\.info$/.test(code.slice(callee.start, callee.end))

const changesOf = (node: Node, code: string): Change[] => {
  const { start, end } = node
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return isText(node) ? [] : operatorChange(node, code)
    case 'ExpressionStatement': {
      const callee = calledIn(node['expression'])
      return callee === undefined || isWithoutEffect(callee, code) ? [] : [{ start, end, to: ';' }]
    }
    case 'ConditionalExpression':
    case 'IfStatement':
      return isNode(node['test']) ? constants(node['test']) : []
    case 'UnaryExpression':
      return node['operator'] === '!' && isNode(node['argument'])
        ? [{ start, end, to: code.slice(node['argument'].start, node['argument'].end) }]
        : []
    case 'Literal':
      if (typeof node['value'] === 'boolean') return [{ start, end, to: String(!node['value']) }]
      return typeof node['value'] === 'number' ? [{ start, end, to: String(node['value'] + 1) }] : []
    default:
      return []
  }
}

const constants = ({ start, end }: Node): Change[] => [
  { start, end, to: 'true' },
  { start, end, to: 'false' },
]

function operatorChange({ operator, left, right }: Node, code: string): Change[] {
  const to = otherOperator[String(operator)]
  if (to === undefined || !isNode(left) || !isNode(right)) return []
  const start = code.indexOf(String(operator), left.end)
  return start < 0 || start >= right.start ? [] : [{ start, end: start + String(operator).length, to }]
}

/** Every mutant of a file: other operators, constant conditions, other numbers and truth values, calls left out. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node): void => {
    if (isErased(node) && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return
    for (const { start, end, to } of changesOf(node, code)) {
      const line = code.slice(0, start).split('\n').length
      found.push({ line, from: code.slice(start, end), to, start, end })
    }
    childrenOf(node).forEach(visit)
  }
  const { program } = parseSync(file, code)
  if (isNode(program)) visit(program)
  return found
}

export const mutated = (code: string, { start, end, to }: Mutant): string =>
  code.slice(0, start) + to + code.slice(end)
