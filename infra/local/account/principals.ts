import { type Access, accessFor, type Credentials, type Principal, refusalText } from 'local-aws/access'
import { background, type BackgroundName } from '../../resources/background.ts'
import type { Grants } from '../../resources/grants.ts'
import { groups } from '../../resources/groups.ts'
import type { LambdaShape } from '../../resources/lambda-shape.ts'
import { awsGrants } from './grants.ts'
import { localCredentials, localRegion } from './identity.ts'

export type FunctionName = keyof typeof groups | BackgroundName

const shapes: Readonly<Record<FunctionName, LambdaShape>> = { ...groups, ...background }

export const functionNames = Object.keys(shapes) as FunctionName[]

/** Each function has an access key of its own, like the role of a deployed one. */
export const credentialsOf = (name: FunctionName | 'root'): Credentials =>
  name === 'root' ? localCredentials : { accessKeyId: name, secretAccessKey: `${name}-secret` }

export const grantsOf = (name: FunctionName): Grants => shapes[name].grants

/** The root (table creation, tests, the AWS CLI) and each function with its grants. */
export const principals = (granted: (name: FunctionName) => Grants = grantsOf): Principal[] => [
  { name: 'root', ...localCredentials },
  ...functionNames.map((name) => ({ name, ...credentialsOf(name), grants: awsGrants(granted(name)) })),
]

/** Access by the grants of `infra/resources`. Prints denials, because a function logs only an error's name. */
export const grantedAccess = (): Access =>
  accessFor(principals(), (allowed, principal, act) => {
    if (allowed) return
    process.stderr.write(
      `${refusalText(principal, act, localRegion)} (infra/resources has the grants of ${principal.name}).\n`,
    )
  })
