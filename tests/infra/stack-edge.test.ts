import type { App } from 'aws-cdk-lib'
import { Stack } from 'aws-cdk-lib'
import { describe, expect, test } from 'vitest'
import { failure } from '#shared/platform/contract/wire.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { buildStack, findingsOf, templateOf } from './synthesised.ts'

const webAclArn = 'arn:aws:wafv2:us-east-1:111122223333:global/webacl/site/abc'

const edgeOf = (app: App): Stack | undefined => {
  const found = app.node.tryFindChild('MerbokEdge')
  return found instanceof Stack ? found : undefined
}
const webAclOf = ({ app, stack }: { app: App; stack: Stack }): unknown =>
  templateOf({ app, stack }).only('AWS::CloudFront::Distribution').Properties['DistributionConfig'].WebACLId

describe('By default', () => {
  const built = buildStack()
  const stack = edgeOf(built.app)
  if (stack === undefined) throw new Error('There is no stack for the limit.')
  const acl = templateOf({ app: built.app, stack }).only('AWS::WAFv2::WebACL').Properties

  test("CloudFront's region has a web ACL that limits the requests of each IP address, on every path", () => {
    expect(stack.region).toBe('us-east-1')
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } })
    expect(acl['Rules']).toHaveLength(1)
    expect(acl['Rules'][0].Statement).toEqual({
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        EvaluationWindowSec: 300,
        Limit: cdk.context.requestsPerAddress,
      },
    })
  })

  test("a blocked request gets a 429 with the body of the API's errors", () => {
    const { ResponseCode: status, CustomResponseBodyKey: name } = acl['Rules'][0].Action.Block.CustomResponse
    const { Content: content, ContentType: type } = acl['CustomResponseBodies'][name]
    expect([status, type]).toEqual([429, 'APPLICATION_JSON'])
    expect(failure.parse(JSON.parse(content))).toMatchObject({ code: 'too_many_requests', retry_after: 300 })
  })

  test('the distribution uses the web ACL, whose stack is deployed first', () => {
    expect(JSON.stringify(webAclOf(built))).toContain('MerbokEdge')
    expect(built.stack.dependencies).toContain(stack)
  })

  test('neither stack has a cdk-nag finding', () => {
    expect(findingsOf(built.app)).toEqual([])
  })
})

describe('Without the limit', () => {
  test.each([
    ['switched off', { requestsPerAddress: 0 }, undefined],
    ['replaced by a web ACL of the operator', { webAclArn }, webAclArn],
  ])('%s, there is no second stack', (_, context, used) => {
    const built = buildStack(context)
    expect(edgeOf(built.app)).toBeUndefined()
    expect(webAclOf(built)).toBe(used)
    expect(templateOf(built).text).not.toContain('CrossRegionExport')
    expect(findingsOf(built.app)).toEqual([])
  })

  test.each([9, -1, 1.5, 'many'])(
    '%s requests are refused with a message that says what to set',
    (requests) => {
      const context: Record<string, unknown> = { ...cdk.context, requestsPerAddress: requests }
      expect(() => settingsFrom((name) => context[name])).toThrow('Set "requestsPerAddress" in cdk.json')
    },
  )
})
