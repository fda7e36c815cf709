import { edgeRegion, stackRegion } from '../stack-identity.ts'
import { leftBy } from './remove-stage.ts'
import type { Part } from './stack-parts.ts'

type Request = { stackName: string; edgeStackName: string; parts: readonly Part[] }

/**
 * What removes a whole deployment, in the only order that works, with the names of its resources. This command prints it and deletes
 * nothing: production has every candidate's data.
 */
export function leavingList({ stackName, edgeStackName, parts }: Request): string[] {
  const { tables, buckets, logGroups, identities } = leftBy(parts)
  const stackOf = (name: string, region: string) => [
    `aws cloudformation delete-stack --stack-name ${name} --region ${region}`,
    `aws cloudformation wait stack-delete-complete --stack-name ${name} --region ${region}`,
  ]
  const here = `--region ${stackRegion}`
  const steps: readonly (readonly [title: string, lines: readonly string[]])[] = [
    [
      'Export what you need. Nothing below can be undone.',
      [
        ...tables.map((name) => `DynamoDB, Exports to S3: ${name}`),
        ...buckets.map((name) => `aws s3 sync s3://${name} ${name}`),
      ],
    ],
    [
      'Let the tables be deleted.',
      tables.map(
        (name) => `aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled ${here}`,
      ),
    ],
    ['Delete the stack, whose functions could write again.', stackOf(stackName, stackRegion)],
    ['Delete the limit at the edge, which the distribution has used.', stackOf(edgeStackName, edgeRegion)],
    ['Delete the tables.', tables.map((name) => `aws dynamodb delete-table --table-name ${name} ${here}`)],
    [
      'Empty and delete the buckets, with every version of their files.',
      buckets.map((name) => `S3, Empty, then Delete: ${name}`),
    ],
    [
      'Delete the log groups.',
      logGroups.map((name) => `aws logs delete-log-group --log-group-name ${name} ${here}`),
    ],
    [
      'Delete the identity of the sender, unless another stage or product sends with it.',
      identities.map((name) => `aws sesv2 delete-email-identity --email-identity ${name} ${here}`),
    ],
    [
      'Delete what the stack did not create.',
      [
        'DNS: the records of the site, the desk and the sender',
        'Secrets Manager: the secrets that "voiceAgentSecret" and "interviewerKeySecret" name',
        'IAM: the roles and the identity provider of the pipeline',
      ],
    ],
  ]
  return steps.flatMap(([title, lines], index) => [
    `${index + 1}. ${title}`,
    ...lines.map((line) => `   ${line}`),
  ])
}
