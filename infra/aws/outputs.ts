import { CfnOutput } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ManagedPolicy } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { Mail } from './mail.ts'
import type { OperatorPolicies } from './operators.ts'
import type { Site } from './site.ts'

export function nameOutputs(
  scope: Construct,
  {
    site,
    httpApi,
    operatorPolicies,
    smokePolicy,
    mail,
  }: {
    site: Site
    httpApi: HttpApi
    operatorPolicies: OperatorPolicies
    smokePolicy: ManagedPolicy
    mail: Mail
  },
): void {
  const name = (id: string, value: string, description: string): void =>
    void new CfnOutput(scope, id, { value, description })
  name('SiteUrl', site.url, 'The URL of the site')
  name(
    'SiteTarget',
    site.distribution.distributionDomainName,
    'The target of the DNS record for the domain name of the site',
  )
  name('OperatorApi', httpApi.apiEndpoint, 'The URL for calls of operators, signed with IAM credentials')
  name(
    'RecruiterPolicy',
    operatorPolicies.recruiters.managedPolicyArn,
    'The IAM policy for operators who manage positions and applications with the recruiter command',
  )
  name(
    'PrivacyOfficerPolicy',
    operatorPolicies.privacyOfficers.managedPolicyArn,
    'The IAM policy for operators who export and delete data of candidates, and read the audit, with the recruiter command',
  )
  name(
    'AdministratorPolicy',
    operatorPolicies.administrators.managedPolicyArn,
    'The IAM policy for operators who give and take access to the desk with the recruiter command',
  )
  name('SmokeTestPolicy', smokePolicy.managedPolicyArn, 'The IAM policy of the role that runs the smoke test')
  mail.dnsRecords.forEach((record, index) => {
    name(`MailRecord${index + 1}`, record, 'A DNS record that authenticates the e-mails of the product')
  })
}
