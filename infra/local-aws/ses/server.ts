import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { faultQueue, type FaultQueue } from '../fault-queue.ts'
import { listen } from '../loopback-server.ts'
import { openAccess, refusalText, type Access } from '../access.ts'
import { credentialScope } from '../credential-scope.ts'
import { actions, type Account } from './actions.ts'
import { appliesTo, type Fault, type SesFaults } from './faults.ts'
import { openInbox, removeDrafts, type Inbox } from './inbox.ts'
import { refuse, SesRefusal } from './refusals.ts'
import { document, element, parent } from './xml.ts'

export type { FaultSetting } from './faults.ts'

export type SesOptions = {
  /** Stores the e-mails between runs. */
  directory: string
  port: number
  /** E-mail addresses or domains. */
  verifiedIdentities: readonly string[]
  /** The access keys and their grants; without it every key may do everything. */
  access?: Access
  now?: () => Date
  /** `false` does not wait for the disk, for tests. */
  isFlushed?: boolean
}

export type LocalSes = { url: string; inbox: Inbox; faults: SesFaults; close(): Promise<void> }

type Answer = { status: number; xml: string }

/** A message of 10 MB in its longest encoding. */
const maxBodyBytes = 40 * 1024 * 1024

/** The stand-in for SES: it refuses what SES refuses, and stores what SES would send. */
export async function startSes(options: SesOptions): Promise<LocalSes> {
  const { directory, port, verifiedIdentities, now = () => new Date(), isFlushed = true } = options
  const inbox = openInbox(directory, { isFlushed })
  removeDrafts(directory)
  const faults = faultQueue<Fault>()
  const account: Account = {
    identities: new Set(verifiedIdentities.map((name) => (name.includes('@') ? name : name.toLowerCase()))),
    inbox,
    now,
    access: options.access ?? openAccess,
  }
  const { url, close } = await listen(port, (request, response) => handle(request, response, account, faults))
  return { url, inbox, faults, close }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  account: Account,
  faults: FaultQueue<Fault>,
): Promise<void> {
  const body = await bodyOf(request)
  const form = new URLSearchParams(body ?? '')
  const sends = actions.get(form.get('Action') ?? '')?.sends === true
  const fault = faults.next(appliesTo({ sends }))
  if (fault?.kind === 'down') return void request.socket.destroy()

  const { status, xml } = await answerTo(request, body === undefined ? undefined : form, account, fault)
  if (fault?.kind === 'drop-answer') return void request.socket.destroy()
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
}

/** Reads an oversized body to its end too: a client that is still sending does not read the response. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length <= maxBodyBytes) chunks.push(chunk)
  }
  return length > maxBodyBytes ? undefined : Buffer.concat(chunks).toString()
}

async function answerTo(
  request: IncomingMessage,
  form: URLSearchParams | undefined,
  account: Account,
  fault: Fault | undefined,
): Promise<Answer> {
  const requestId = element('RequestId', randomUUID())
  try {
    const signed = signatureOf(request.headers.authorization)
    if (form === undefined)
      throw refuse('RequestEntityTooLarge', `A request takes at most ${maxBodyBytes} bytes.`)
    if (fault?.kind === 'throttled') throw refuse('Throttling', 'Maximum sending rate exceeded.')
    if (fault?.kind === 'sandbox')
      throw refuse('AccessDenied', 'User is not authorized to perform ses:SendEmail on the recipient.')
    if (fault?.kind === 'rejected')
      throw refuse('MessageRejected', 'The local SES is set to reject this e-mail.')
    const { name, action } = actionOf(form)
    authorise(account.access, signed, name)
    const result = parent(`${name}Result`, await action.run(form, account, signed.region))
    return {
      status: 200,
      xml: document(`${name}Response`, [result, parent('ResponseMetadata', [requestId])]),
    }
  } catch (error) {
    if (!(error instanceof SesRefusal)) console.error('The local SES failed:', error)
    const { code, message, status } =
      error instanceof SesRefusal
        ? error
        : refuse('InternalFailure', 'The local SES failed; see its console.')
    const fields = [
      element('Type', status < 500 ? 'Sender' : 'Receiver'),
      element('Code', code),
      element('Message', message),
    ]
    return { status, xml: document('ErrorResponse', [parent('Error', fields), requestId]) }
  }
}

/** Refuses what the signer's grants do not name. SES names the sender's identity where this names `*`. */
function authorise(access: Access, { accessKeyId, region }: Signature, action: string): void {
  const principal = access.principalOf(accessKeyId)
  if (principal === undefined)
    throw refuse('InvalidClientTokenId', 'The security token included in the request is invalid.')
  const act = { service: 'ses', action } as const
  if (!access.may(principal, act)) throw refuse('AccessDenied', refusalText(principal, act, region))
}

type Signature = { accessKeyId: string; region: string }

/** A signature is required and names the signer; it is not verified, because only this machine reaches loopback. */
function signatureOf(authorization: string | undefined): Signature {
  const scope = credentialScope(authorization, 'ses')
  if (scope === undefined)
    throw refuse('MissingAuthenticationToken', 'Request is missing Authentication Token')
  return scope
}

function actionOf(form: URLSearchParams) {
  const name = form.get('Action') ?? ''
  if (name === '') throw refuse('MissingAction', 'The request must name an Action.')
  const action = actions.get(name)
  if (action === undefined) {
    throw refuse(
      'InvalidAction',
      `Could not find operation ${name} for version ${form.get('Version') ?? 'NO_VERSION_SPECIFIED'}`,
    )
  }
  return { name, action }
}
