import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { FilterCriteria, StartingPosition, type Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { background, type BackgroundName, type BackgroundShape } from '../resources/background.ts'
import { dispatched } from '../resources/dispatcher.ts'
import type { Tables } from './data.ts'
import { constructName } from './names.ts'

/** Rows are e-mailed one after the other; a small batch ends well before the function's timeout. */
const itemsPerBatch = 10
/** Few, because the scheduled runs retry every item. */
const streamRetries = 3
const eventRetries = 10
const retryAge = Duration.hours(1)
const deadLettersKept = Duration.days(14)

/** Connects each background function to its schedule, unless the dispatcher runs it, and to the stream or events it declares. */
export function createBackground(
  scope: Construct,
  { functions, tables }: { functions: Record<BackgroundName, Lambda>; tables: Tables },
): { deadLetters: readonly Queue[]; streamed: readonly Lambda[] } {
  const deadLetters: Queue[] = []
  const streamed: Lambda[] = []
  for (const [name, shape] of Object.entries<BackgroundShape>(background)) {
    const lambda = functions[name as BackgroundName]
    if (shape.everyMinutes !== undefined && !dispatched.includes(name as BackgroundName)) {
      const schedule = new Rule(scope, `${constructName(name)}Schedule`, {
        schedule: Schedule.rate(Duration.minutes(shape.everyMinutes)),
      })
      // The next scheduled run retries the work of a failed one.
      schedule.addTarget(new LambdaFunction(lambda, { retryAttempts: 0 }))
    }
    if (shape.onEvents !== undefined) {
      const { source, detail } = shape.onEvents
      const rule = new Rule(scope, `${constructName(name)}Events`, {
        eventPattern: { source: [...source], detail },
      })
      rule.addTarget(new LambdaFunction(lambda, { retryAttempts: eventRetries, maxEventAge: retryAge }))
    }
    if (shape.onChangesOf === undefined) continue
    const queue = new Queue(scope, `${constructName(name)}DeadLetters`, {
      enforceSSL: true,
      retentionPeriod: deadLettersKept,
    })
    lambda.addEventSource(changesOf(shape.onChangesOf, tables, queue))
    deadLetters.push(queue)
    streamed.push(lambda)
  }
  return { deadLetters, streamed }
}

const changesOf = (
  { table, matching }: NonNullable<BackgroundShape['onChangesOf']>,
  tables: Tables,
  deadLetters: Queue,
): DynamoEventSource =>
  new DynamoEventSource(tables[table], {
    startingPosition: StartingPosition.TRIM_HORIZON,
    filters: [FilterCriteria.filter(matching)],
    batchSize: itemsPerBatch,
    bisectBatchOnError: true,
    retryAttempts: streamRetries,
    maxRecordAge: retryAge,
    onFailure: new SqsDlq(deadLetters),
  })
