import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSend } from '#infra/recruiter/api/send.ts'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { regionOf, signer } from '#infra/recruiter/api/signature.ts'
import { recruiterTool } from '#tests/support/recruiter-tool.ts'

const credentials = { accessKeyId: 'AKIDRECRUITER', secretAccessKey: 'secret', sessionToken: 'of-a-role' }
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The signature that AWS computes for a request; written for this test from the signing documentation. */
function signatureOf({ method = '', url = '', headers }: IncomingMessage, body: string): string {
  const [, scope = '', names = ''] =
    /Credential=\w+\/(\S+), SignedHeaders=(\S+), /.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams } = new URL(url, 'http://gateway')
  const encodedAgain = pathname.split('/').map(encodeURIComponent).join('/')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, encodedAgain, query, lines.join(''), names, sha256(body)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n')
  return hmac(key, toSign).toString('hex')
}

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; isSigned: boolean }

/** The gateway and CloudFormation of an AWS account, as far as the tool calls them. */
let server: Server
let origin: string
let answer: { status: number; body: unknown }
const seen: Seen[] = []
const outputs = (): string =>
  `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult><Stacks><member><StackName>Site</StackName><Outputs><member><OutputKey>SiteUrl</OutputKey><OutputValue>https://a.test</OutputValue></member><member><OutputKey>OperatorApi</OutputKey><OutputValue>${origin}</OutputValue></member></Outputs></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`
const noStack =
  '<ErrorResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id Other does not exist</Message></Error></ErrorResponse>'

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      if (url === '/') {
        const isOurs = body.includes('StackName=Site')
        response
          .writeHead(isOurs ? 200 : 400, { 'content-type': 'text/xml' })
          .end(isOurs ? outputs() : noStack)
        return
      }
      const isSigned = headers.authorization?.endsWith(`Signature=${signatureOf(request, body)}`) === true
      seen.push({ method, path: url, headers, isSigned })
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer.body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  seen.length = 0
  answer = { status: 200, body: { success: true, data: { jobs: [] } } }
})

const ofAccount = () =>
  recruiterTool(origin, {
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_ENDPOINT_URL_CLOUDFORMATION: origin,
  })

describe('Against a deployed stack the tool', () => {
  test('finds the gateway in the outputs of the stack and signs with the credentials of the environment', async () => {
    const { exitCode, stdout, stderr } = await ofAccount()('jobs', 'list', '--stack', 'Site')
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toBe('There are no positions. "jobs import" creates them.\n')
    expect(seen).toMatchObject([{ method: 'GET', path: '/api/recruiting/jobs', isSigned: true }])
    const { authorization, 'x-amz-security-token': token } = seen[0]?.headers ?? {}
    expect(authorization).toMatch(
      /Credential=AKIDRECRUITER\/\d{8}\/ap-southeast-2\/execute-api\/aws4_request/,
    )
    expect(token).toBe(credentials.sessionToken)
  })

  test('signs bodies, queries and ids in paths', async () => {
    const sign = signer(origin, async () => credentials)
    const api = recruiterApi(createSend({ origin, sign }))
    const params = { id: 'candidate one--network-engineer' }
    answer = { status: 404, body: { success: false, code: 'application_not_found' } }
    const body = { status: 'accepted' } as const
    await expect(api.setApplicationStatus({ params, body })).rejects.toMatchObject({ status: 404 })
    const query = { status: 'human_pending', cursor: 'a/b+c==&d' } as const
    await expect(api.listApplications({ params: { id: 'x' }, query })).rejects.toMatchObject({ status: 404 })
    expect(seen.map(({ method, path, isSigned }) => [method, path, isSigned])).toEqual([
      ['PATCH', '/api/recruiting/applications/candidate%20one--network-engineer', true],
      ['GET', '/api/recruiting/jobs/x/applications?status=human_pending&cursor=a%2Fb%2Bc%3D%3D%26d', true],
    ])
  })

  test('says in one line that the credentials lack the policy', async () => {
    answer = { status: 403, body: { message: 'Forbidden' } }
    const { exitCode, stdout, stderr } = await ofAccount()('jobs', 'close', 'x', '--stack', 'Site')
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toBe(
      "These AWS credentials may not make this call. The managed policy in the stack's output RecruiterPolicy allows it; PrivacyOfficerPolicy allows export, erase, audit and recordings delete.\n",
    )
  })

  test('says in one line that there is no such stack', async () => {
    const { exitCode, stdout, stderr } = await ofAccount()('jobs', 'list', '--stack', 'Other')
    expect([exitCode, stdout, seen]).toEqual([2, '', []])
    expect(stderr).toBe(
      'The stack Other cannot be read: Stack with id Other does not exist. Give the URL of its gateway with --url.\n',
    )
  })

  test('signs for the region in the name of the gateway', () => {
    expect(regionOf('https://abc.execute-api.eu-central-1.amazonaws.com')).toBe('eu-central-1')
    expect(regionOf('https://recruiting.example.com')).toBe('ap-southeast-2')
  })
})
