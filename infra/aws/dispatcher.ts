import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { dispatcherVariable, optionalEnvironment } from '#functions/platform/names/environment.ts'
import type { BackgroundName } from '../resources/background.ts'
import { dispatched, dispatcherFunction } from '../resources/dispatcher.ts'
import type { Settings } from '../settings.ts'
import { lambdaOf, type BundleOf } from './functions.ts'

type Parts = { bundleOf: BundleOf; settings: Settings; functions: Record<BackgroundName, Lambda> }

/** Runs the functions of each minute one after another. Reasons: docs/decisions/163-nights.md */
export function createDispatcher(scope: Construct, { bundleOf, settings, functions }: Parts): Lambda {
  const lambdas = dispatched.map((name) => functions[name])
  const dispatcher = lambdaOf(scope, 'dispatcher', dispatcherFunction, {
    bundle: bundleOf('dispatcher', dispatcherFunction),
    statements: [
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: lambdas.map(({ functionArn }) => functionArn),
      }),
    ],
    environment: {
      [dispatcherVariable]: lambdas.map(({ functionName }) => functionName).join(','),
      ...(settings.stage !== undefined && { [optionalEnvironment.stage]: settings.stage }),
    },
  })
  const rule = new Rule(scope, 'DispatcherSchedule', { schedule: Schedule.rate(Duration.minutes(1)) })
  rule.addTarget(new LambdaFunction(dispatcher, { retryAttempts: 0 }))
  return dispatcher
}
