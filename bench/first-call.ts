import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startDynamo } from 'local-aws/dynamodb'
import {
  bucketNames,
  bucketVariables,
  environment,
  mapNames,
  secretVariables,
  tableNames,
  tableVariables,
} from '#functions/platform/names/environment.ts'
import { localCredentials, localRegion } from '#infra/local/account/identity.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { named } from '#infra/named.ts'
import { startSecretsManager } from '#tests/support/secrets-manager.ts'
import type { Builds, Built } from './builds.ts'
import type { SignedCall } from './hand-signed.ts'
import { goals, ratioAtMost, type Figure, type Section } from './figures.ts'
import type { FirstCall } from './first-call-process.ts'
import { addressNumber, benchAccess, enquiryText, gatewayEvent } from './gateway-event.ts'
import { pairedFigure, pairedRounds, type Contender } from './rounds.ts'
import { signedHealth, signedEnquiry, signedSweep } from './signed-calls.ts'

/** CPU time from loading a function to its first answer, each in a process of its own, with the local DynamoDB. */
export async function firstCalls(builds: Builds, folder: string, rounds: number): Promise<Section> {
  // The relay gets an empty database, so that it finds no enquiries to send.
  const filled = await openDatabase(join(folder, 'dynamo'))
  const empty = await openDatabase(join(folder, 'dynamo-empty'))
  const secrets = await startSecretsManager()
  benchAccess.originSecrets.forEach((secret) => secrets.secrets.set(secretNameOf(secret), secret))
  try {
    const urls = { filled: filled.url, empty: empty.url, secrets: secrets.url }
    return await measured(builds, urls, rounds)
  } finally {
    await secrets.close()
    await filled.close()
    await empty.close()
  }
}

const secretNameOf = (value: string): string => `secret-of-${value}`

async function openDatabase(directory: string) {
  mkdirSync(directory, { recursive: true })
  const dynamo = await startDynamo({ directory, port: 0 })
  await createTables(dynamo.url)
  return dynamo
}

type Urls = { filled: string; empty: string; secrets: string }

/** What is measured: each contender calls a function in a process of its own. */
function contendersOf(builds: Builds, urls: Urls) {
  let calls = 0
  const contender =
    (
      built: Built,
      url: string,
      eventOf: (call: number) => unknown,
      isRight: (answer: unknown) => boolean,
    ): Contender =>
    async () => {
      const { microseconds, answer } = await callOnce(
        builds.firstCallProcess,
        built,
        eventOf((calls += 1)),
        lambdaEnvironment(url, urls.secrets),
      )
      if (!isRight(answer)) throw new Error(`${built.file} answered ${JSON.stringify(answer)}`)
      return microseconds / 1000
    }
  const api = (built: Built, eventOf: (call: number) => unknown): Contender =>
    contender(built, urls.filled, eventOf, isOk)
  const signed = (url: string, call: (call: number) => SignedCall): Contender =>
    contender(builds.handSigned, url, call, isOk)
  const { product } = builds
  return {
    health: api(product.health, healthEvent),
    contact: api(product.contact, enquiryEvent),
    'signed health': signed(urls.filled, signedHealth),
    'signed contact': signed(urls.filled, signedEnquiry),
    relay: contender(
      product.contactRelay,
      urls.empty,
      () => ({}),
      (answer) => answer === undefined,
    ),
    'signed relay': signed(urls.empty, signedSweep),
  }
}

async function measured(builds: Builds, urls: Urls, rounds: number): Promise<Section> {
  const times = await pairedRounds(rounds, contendersOf(builds, urls))
  const limits = goals.firstAnswerToHandSigned
  const figure = (what: keyof typeof limits, mine: number[], values: number[]): Figure => {
    const measuredFigure = pairedFigure(what, 'ms', mine, { values, name: 'signed by hand: the limit' })
    return { ...measuredFigure, goal: ratioAtMost(limits[what], measuredFigure.ratio) }
  }
  return {
    title: `Start to first answer, CPU (${rounds} rounds)`,
    figures: [
      figure('health', times.health, times['signed health']),
      figure('contact', times.contact, times['signed contact']),
      figure('contactRelay', times.relay, times['signed relay']),
    ],
  }
}

const healthEvent = () => gatewayEvent({ routeKey: 'GET /api/health' })

const enquiryEvent = (call: number) =>
  gatewayEvent({ routeKey: 'POST /api/contact', body: enquiryText(call), address: addressNumber(call) })

const isOk = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'statusCode' in answer && answer.statusCode === 200

/** The environment of a function; the variables of the shell are left out. */
const lambdaEnvironment = (dynamoUrl: string, secretsUrl: string): Record<string, string> => ({
  AWS_REGION: localRegion,
  AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: dynamoUrl,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsUrl,
  [secretVariables.originSecrets]: benchAccess.originSecrets.map(secretNameOf).join(','),
  ...named(
    tableVariables,
    mapNames(tableNames, (name) => name),
  ),
  ...named(
    bucketVariables,
    mapNames(bucketNames, (name) => name),
  ),
  ...named(environment, {
    apiKeys: benchAccess.apiKeys.join(','),
    siteUrl: 'https://www.example.com',
    mailFrom: 'hello@example.com',
    enquiriesTo: 'hello@example.com',
    mailConfigurationSet: 'letters',
  }),
})

async function callOnce(
  runner: Built,
  { file }: Built,
  event: unknown,
  env: Record<string, string>,
): Promise<FirstCall> {
  const child = spawn(process.execPath, [runner.file, file, JSON.stringify(event)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const ended = once(child, 'exit')
  const pipe = child.stdio[3]
  if (pipe === null || pipe === undefined || !('read' in pipe))
    throw new Error('The process has no pipe for its result.')
  const result = await text(pipe)
  await ended
  if (result === '') throw new Error(`${file} did not answer. Its error is above.`)
  return JSON.parse(result)
}
