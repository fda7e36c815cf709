import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  SendEmailCommand,
  SendRawEmailCommand,
  SESClient,
  type SendEmailCommandInput,
  type SESClientConfig,
} from '@aws-sdk/client-ses'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Mail } from '../ses/inbox.ts'
import { startSes, type LocalSes, type SesOptions } from '../ses/server.ts'

export const sender = 'hello@example.com'

export const settingsIn = (directory: string): SesOptions => ({
  directory,
  port: 0,
  verifiedIdentities: [sender, 'company.example.org'],
})

export const clientOf = (endpoint: string, more: SESClientConfig = {}): SESClient =>
  new SESClient({
    endpoint,
    region: 'ap-southeast-2',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    maxAttempts: 1,
    ...more,
  })

export const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

export const aLetter = (changes: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  Source: sender,
  Destination: { ToAddresses: ['visitor@example.net'] },
  Message: { Subject: utf8('Welcome'), Body: { Text: utf8('Good day.'), Html: utf8('<p>Good day.</p>') } },
  ...changes,
})

export const withSubject = (Data: string) =>
  aLetter({ Message: { Subject: utf8(Data), Body: { Text: utf8('Good day.') } } })

/** The SDK's error: name, status, message. */
export async function refusalOf(sending: Promise<unknown>): Promise<string> {
  try {
    await sending
  } catch (error) {
    const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } }
    return `${$metadata?.httpStatusCode} ${name}: ${message}`
  }
  return 'accepted'
}

/** One server for the tests of a file; before each test it has no e-mails and no faults. */
export function sesTrial() {
  let directory: string
  let ses: LocalSes
  let client: SESClient
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'local-ses-'))
    ses = await startSes(settingsIn(directory))
    client = clientOf(ses.url)
  })
  beforeEach(() => ses.inbox.clear())
  afterEach(() => ses.faults.set(null))
  afterAll(async () => {
    client.destroy()
    await ses.close()
    await rm(directory, { recursive: true, force: true })
  })
  return {
    get directory() {
      return directory
    },
    get ses() {
      return ses
    },
    get client() {
      return client
    },
    send: (letter: SendEmailCommandInput, by = client) => by.send(new SendEmailCommand(letter)),
    sendRaw: (message: string, more: { Source?: string; Destinations?: string[] } = {}) =>
      client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(message) }, ...more })),
    onlyMail: (): Mail => {
      const mails = ses.inbox.list()
      expect(mails).toHaveLength(1)
      return mails[0]!
    },
  }
}
