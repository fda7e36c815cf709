import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { environment, optionalEnvironment } from '#functions/platform/names/environment.ts'
import { canaryEveryMinutes, canaryFunction } from '../resources/canary.ts'
import type { Settings } from '../settings.ts'
import { lambdaOf, type BundleOf } from './functions.ts'

type Parts = { bundleOf: BundleOf; settings: Settings; siteUrl: string }

/** The canary: a function without permissions, which uses the site as a visitor and a candidate do. */
export function createCanary(scope: Construct, { bundleOf, settings, siteUrl }: Parts): Lambda {
  const lambda = lambdaOf(scope, 'canary', canaryFunction, {
    bundle: bundleOf('canary', canaryFunction),
    statements: [],
    environment: {
      [environment.siteUrl]: siteUrl,
      [environment.apiKeys]: settings.apiKeys.join(','),
      ...(settings.stage !== undefined && { [optionalEnvironment.stage]: settings.stage }),
    },
  })
  const rule = new Rule(scope, 'CanarySchedule', {
    schedule: Schedule.rate(Duration.minutes(canaryEveryMinutes)),
  })
  rule.addTarget(new LambdaFunction(lambda, { retryAttempts: 0 }))
  return lambda
}
