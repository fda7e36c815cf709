import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { draftEnding, replaceFile, type Flushing } from '../durable-files.ts'

const mailShape = z.object({
  id: z.string(),
  /** When it was accepted, in ISO 8601. */
  at: z.string(),
  /** Every recipient, whether named in To, Cc or Bcc. */
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The first calendar part, where there is one. */
  calendar: z.optional(z.string()),
  replyTo: z.array(z.string()),
  tags: z.record(z.string(), z.string()),
})

export type Mail = z.infer<typeof mailShape>

export type Inbox = {
  /** Oldest first, including e-mails of earlier runs. */
  list(): Mail[]
  clear(): void
  /** Calls the listener for each e-mail that is on disk; returns a function that unsubscribes. */
  onMail(listener: (mail: Mail) => void): () => void
  /** Resolves when the e-mail survives a crash. */
  add(mail: Omit<Mail, 'id'>): Promise<Mail>
}

/** The number keeps the order; times cannot, because two can be equal and the clock can be set back. */
const mailFile = /^(\d{12})-.+\.json$/
const fileName = (number: number, id: string): string => `${String(number).padStart(12, '0')}-${id}.json`

const mailFilesIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => mailFile.test(name))
    .toSorted()

/** E-mails in a directory, one file each, so that one process can read while another adds. */
export function openInbox(directory: string, flushing: Flushing = { isFlushed: true }): Inbox {
  mkdirSync(directory, { recursive: true })
  let lastNumber = Number(mailFile.exec(mailFilesIn(directory).at(-1) ?? '')?.[1] ?? 0)
  let mails = new Map<string, Mail>()
  const listeners = new Set<(mail: Mail) => void>()
  return {
    list() {
      mails = new Map(
        mailFilesIn(directory).map((name) => [name, mails.get(name) ?? readMail(join(directory, name))]),
      )
      return [...mails.values()]
    },
    clear() {
      for (const name of mailFilesIn(directory)) rmSync(join(directory, name), { force: true })
    },
    onMail(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async add(content) {
      const mail = { id: messageId(new Date(content.at)), ...content }
      lastNumber += 1
      const name = fileName(lastNumber, mail.id)
      await replaceFile(join(directory, name), `${JSON.stringify(mail, null, 2)}\n`, flushing)
      mails.set(name, mail)
      for (const listener of listeners) notify(listener, mail)
      return mail
    },
  }
}

/** Removes files that a killed process left unfinished. Only the one writer of the directory may call it. */
export function removeDrafts(directory: string): void {
  for (const name of readdirSync(directory)) if (name.endsWith(draftEnding)) rmSync(join(directory, name))
}

function readMail(path: string): Mail {
  try {
    return mailShape.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new Error(`${path} is not a valid e-mail of the local inbox: remove or repair the file.`, {
      cause: error,
    })
  }
}

/** Has the form of a message id of SES. */
const messageId = (at: Date): string =>
  `0108${at.getTime().toString(16).padStart(12, '0')}-${randomUUID()}-000000`

/** Logs a listener's error, because the e-mail is already accepted and its sender must not see a failure. */
function notify(listener: (mail: Mail) => void, mail: Mail): void {
  try {
    listener(mail)
  } catch (error) {
    console.error(`A listener failed on mail ${mail.id}:`, error)
  }
}
