import { accessFor } from 'local-aws/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '#functions/platform/log/log.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import { principals } from '#infra/local/account/principals.ts'
import { arrivalOf, sendAnswer } from '#infra/local/gateway/http-server.ts'
import { startStack, type Stack } from '#infra/local/stack.ts'
import { originHeader } from '#shared/platform/contract/headers.ts'
import { aFolder } from '#tests/support/folder.ts'
import { buildStack, templateOf, type Json } from '../synthesised.ts'
import { differences, type Facts } from './facts.ts'
import { localFacts } from './local-facts.ts'
import type { Resources } from './resolved.ts'
import { templateFacts } from './template-facts.ts'

const { Resources: resources }: { Resources: Resources } = JSON.parse(
  templateOf(buildStack({ interviewerTranscription: 'off' })).text,
)
/** Synthesis and every bundle, on a busy machine. */
const setUpMilliseconds = 300_000

const folder = aFolder()
let stack: Stack
let local: Facts
beforeAll(async () => {
  stack = await startStack({
    directory: folder.path('data'),
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    world: { log: createLog({}, () => {}) },
    isTransient: true,
    access: accessFor(principals()),
    openSite:
      async ({ gateway }) =>
      async (request, response) => {
        const arrival = await arrivalOf(request)
        const headers = { ...arrival.headers, [originHeader]: localOriginSecret }
        sendAnswer(response, await gateway({ ...arrival, headers }))
      },
  })
  local = await localFacts(stack, templateFacts(resources))
}, setUpMilliseconds)
afterAll(async () => {
  await stack.close()
  folder.remove()
})

const differencesOf = (from: Resources): string[] => differences(templateFacts(from).facts, local)

/** Intended differences of the local run, each with its reason. */
const intended: readonly { which: RegExp; why: string }[] = [
  {
    which: / variable MAIL_CONFIGURATION_SET: template \w+, local run nothing$/,
    why: 'SES on its own counts no bounces; an e-mail names a configuration set where the variable is set',
  },
  {
    which: / variable TEST_INTERVIEWS: template nothing, local run true$/,
    why: 'the tests of the interview need test mode, which a setting switches on in a deployment, too',
  },
  {
    which:
      /^((callEnds|voiceAgent) variable VOICE_KEYS|(interviewFiles|interviewer) variable MODEL_KEY): template nothing, local run a secret$/,
    why: 'a deployment without a provider of calls or of a model has no keys of one; tests/infra/stack-voice.test.ts has one with it',
  },
  {
    which: /^(function canary|canary schedule|canary variable SITE_URL): template .*, local run nothing$/,
    why: 'the canary would open accounts beside those of a developer; tests/web/smoke.test.ts runs it against the local run',
  },
  {
    which: /^(function dispatcher|dispatcher variable DISPATCHED): template .*, local run nothing$/,
    why: 'the local run has no quota of executions, and runs each schedule itself',
  },
  {
    which: /^function unpublished: template runs, local run nothing$/,
    why: 'the local edge answers for pages that are not published; tests/infra/stack-site.test.ts runs its bundle',
  },
]

const unintended = (lines: readonly string[]): string[] =>
  lines.filter((line) => !intended.some(({ which }) => which.test(line)))

/** The template after a change of the resource whose id begins so. */
function changed(beginning: string, change: (properties: Json) => void): Resources {
  const copy: Record<string, { Type: string; Properties: Json }> = structuredClone(resources) as never
  const isExactly = ([id]: [string, unknown]) => id.replace(/[0-9A-F]{8}$/, '') === beginning
  const all = Object.entries(copy)
  const found = all.find(isExactly) ?? all.find(([id]) => id.startsWith(beginning))
  if (found === undefined) throw new Error(`The template has no ${beginning}.`)
  change(found[1].Properties)
  return copy
}

describe('The synthesised template and the running local servers', () => {
  test('are compared in every part', () => {
    const { facts } = templateFacts(resources)
    const many = (pattern: RegExp) => [...facts.keys()].filter((name) => pattern.test(name)).length
    expect({
      keys: many(/^table \w+ key/) > 8,
      indexes: many(/^table \w+ index/) > 10,
      expiry: many(/^table \w+ expiry/) > 4,
      streams: many(/^table \w+ stream/),
      changes: many(/^change /),
      cors: many(/ takes /),
      lifecycles: many(/ end$/) > 8,
      routes: many(/^route /) > 100,
      variables: many(/ variable /) > 300,
      grants: many(/ may /) > 200,
      schedules: many(/ schedule$/) > 6,
      events: many(/^mailReturns events$/),
    }).toEqual({
      keys: true,
      indexes: true,
      expiry: true,
      streams: 4,
      changes: 108,
      cors: 4,
      lifecycles: true,
      routes: true,
      variables: true,
      grants: true,
      schedules: true,
      events: 1,
    })
  })

  test('differ only where it is intended', () => {
    expect(unintended(differencesOf(resources))).toEqual([])
  })

  test.each(intended)('differ where $why', ({ which }) => {
    expect(differencesOf(resources).filter((line) => which.test(line))).not.toEqual([])
  })
})

describe('A difference is named', () => {
  test.each([
    [
      'a missing index',
      changed('ApplicationsTable', (table) => {
        table.GlobalSecondaryIndexes = table.GlobalSecondaryIndexes.slice(1)
      }),
      [
        'recruiting may Query on applications/byJob: template nothing, local run yes',
        'table applications index byJob: template nothing, local run HASH jobId, RANGE appliedAt, ALL',
      ],
    ],
    [
      'a wrong CORS origin',
      changed('UploadsBucket', (bucket) => {
        bucket.CorsConfiguration.CorsRules[0].AllowedOrigins = ['https://www.example.com']
      }),
      [
        'bucket uploads takes POST from https://www.example.com: template yes, local run nothing',
        'bucket uploads takes POST from the site: template nothing, local run yes',
        'bucket uploads takes PUT from https://www.example.com: template yes, local run nothing',
        'bucket uploads takes PUT from the site: template nothing, local run yes',
      ],
    ],
    [
      'a grant too few',
      changed('HealthRoleDefaultPolicy', ({ PolicyDocument }) => {
        PolicyDocument.Statement = PolicyDocument.Statement.filter(
          (statement: Json) => statement.Action !== 'dynamodb:GetItem',
        )
      }),
      ['health may GetItem on guards: template nothing, local run yes'],
    ],
    [
      'a schedule of another length',
      changed('PublisherSchedule', (rule) => {
        rule.ScheduleExpression = 'rate(2 hours)'
      }),
      ['publisher schedule: template every 120 minutes, local run every 5 minutes'],
    ],
    [
      'a route that does not need IAM',
      changed('HttpApiPOSTapirecruitingpublish', (route) => {
        route.AuthorizationType = 'NONE'
      }),
      ['route POST /api/recruiting/publish: template behind the edge, local run for operators'],
    ],
    [
      'a variable that nothing reads',
      changed('HealthFunction', ({ Environment }) => {
        Environment.Variables.FEATURE = 'on'
      }),
      ['health variable FEATURE: template on, local run nothing'],
    ],
    [
      'a filter that lets later attempts pass',
      changed('LettersFunctionDynamoDBEventSource', (mapping) => {
        mapping.FilterCriteria.Filters[0].Pattern = '{"dynamodb":{"NewImage":{"outbox":{"S":["pending"]}}}}'
      }),
      [
        'change INSERT of applications with outbox pending, attempts 1: template letters, local run invokes no function',
        'change MODIFY of applications with outbox pending, attempts 1: template letters, local run invokes no function',
      ],
    ],
  ])('%s', (_, template, lines) => {
    expect(unintended(differencesOf(template))).toEqual(lines)
  })
})
