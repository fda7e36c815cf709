import { refusalText, type Access, type Act } from '../access.ts'
import { credentialScope } from '../credential-scope.ts'
import { accessDenied, unknownKey } from './refusals.ts'

const actionOfStep = new Map([
  ['Get', 'GetItem'],
  ['Put', 'PutItem'],
  ['Update', 'UpdateItem'],
  ['Delete', 'DeleteItem'],
  ['ConditionCheck', 'ConditionCheckItem'],
])

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const actOn = (action: string, fields: Fields): Act => {
  const { TableName: table, IndexName: index } = fields
  return {
    service: 'dynamodb',
    action,
    table: typeof table === 'string' ? table : '',
    ...(typeof index === 'string' ? { index } : {}),
  }
}

/** A transaction needs the action of each of its items; a batch needs its own action on each of its tables. */
function actsOf(operation: string, body: unknown): Act[] {
  const fields = fieldsOf(body)
  const { TransactItems: steps, RequestItems: batches } = fields
  if (Array.isArray(steps)) {
    return steps.flatMap((step) =>
      Object.entries(fieldsOf(step)).map(([kind, target]) =>
        actOn(actionOfStep.get(kind) ?? kind, fieldsOf(target)),
      ),
    )
  }
  if (batches !== undefined)
    return Object.keys(fieldsOf(batches)).map((TableName) => actOn(operation, { TableName }))
  return [actOn(operation, fields)]
}

/** For a header without a complete signature, which `openAccess` accepts. */
const unsigned = { accessKeyId: '', region: '' }

/** Refuses what the signer's grants do not name. */
export function authorise(
  access: Access,
  authorization: string | undefined,
  operation: string,
  body: unknown,
): void {
  const { accessKeyId, region } = credentialScope(authorization, 'dynamodb') ?? unsigned
  const principal = access.principalOf(accessKeyId)
  if (principal === undefined) throw unknownKey()
  const refused = actsOf(operation, body).find((act) => !access.may(principal, act))
  if (refused !== undefined) throw accessDenied(refusalText(principal, refused, region))
}
