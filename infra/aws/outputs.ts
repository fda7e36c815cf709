import { CfnOutput } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Construct } from 'constructs'
import type { Mail } from './mail.ts'
import type { Site } from './site.ts'

/** What an operator needs to know after a deployment. */
export function nameOutputs(
  scope: Construct,
  { site, httpApi, mail }: { site: Site; httpApi: HttpApi; mail: Mail },
): void {
  const name = (id: string, value: string, description: string): void =>
    void new CfnOutput(scope, id, { value, description })
  name('SiteUrl', site.url, 'Where the site is')
  name(
    'SiteTarget',
    site.distribution.distributionDomainName,
    'What the DNS name of the site has to point to',
  )
  name('OperatorApi', httpApi.apiEndpoint, 'Where operators send calls signed with IAM credentials')
  mail.dnsRecords.forEach((record, place) => {
    name(`MailRecord${place + 1}`, record, 'A DNS record that lets our letters through')
  })
}
