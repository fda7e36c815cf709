import type { Access } from 'local-aws/access'
import { listen, type Listening } from 'local-aws/loopback-server'
import type { LocalSes } from 'local-aws/ses'
import { answerInbox } from 'local-aws/ses/inbox-page'
import { returnOf } from 'local-aws/ses/returns'
import { company, letterhead } from '#shared/company.ts'
import type { VoiceAccount } from '#functions/platform/config/config.ts'
import { systemWorld, type World } from '#functions/platform/world/world.ts'
import { background as backgroundShapes } from '../resources/background.ts'
import { credentialsOf, grantedAccess, type FunctionName } from './account/principals.ts'
import { localSecrets } from './account/secrets.ts'
import { runInBackground, type Background } from './functions/background.ts'
import { backgroundFunctions } from './functions/background-functions.ts'
import { localConfig, type Addresses } from './functions/config.ts'
import { createGateway, type Gateway, type HttpAnswer } from './gateway/gateway.ts'
import { createFunctionsPage, functionsPath } from './functions/functions-page.ts'
import {
  speechStreamOriginOf,
  interviewerAccount,
  partsOf,
  type LocalInterviewer,
} from './functions/interviewer.ts'
import { groupRoutes } from './functions/groups.ts'
import { arrivalOf, sendAnswer } from './gateway/http-server.ts'
import { localCredentials } from './account/identity.ts'
import { localKeyRing } from './functions/sign-in-keys.ts'
import { closeAll, type Open } from './open-servers.ts'
import { openStores } from './stores.ts'
import { answerKit, kitPath } from './site/kit-page.ts'
import type { HandleHttp } from './site/site.ts'

/** 0 selects any free port. */
export type Ports = { site: number; gateway: number; dynamo: number; s3: number; ses: number }

/** Returns the handler of all requests except `/_local/*`: the built site or Vite, with the API. */
export type OpenSite = (parts: {
  gateway: Gateway
  uploadsOrigin: string
  server: Listening
  /** Whether there is a provider of calls. */
  hasCalls: boolean
  /** Where the interview page opens speech streams. */
  speechStreamOrigin: string | undefined
}) => Promise<HandleHttp>

export type StackOptions = {
  directory: string
  ports: Ports
  openSite: OpenSite
  /** The folder of the built renderer; without it only the snapshot is published. */
  rendererFolder?: string | undefined
  world?: Partial<World>
  /** The account at a provider of calls or a stand-in; undefined with the built-in interviewer. */
  voice?: VoiceAccount | undefined
  /** The services of an interviewer or stand-ins; undefined with the built-in interviewer only. */
  interviewer?: LocalInterviewer | undefined
  /** The access keys and their grants; by default those of `infra/resources`. */
  access?: Access
  /** The time limit of a request; by default the deployed one. */
  requestMilliseconds?: number
  /** How long a transaction locks its items; without it no two writes conflict. */
  transactionMilliseconds?: number
  /** Rows in memory, and files not flushed to disk: for tests, which lose nothing in a power cut. */
  isTransient?: boolean | undefined
}

export type Stack = {
  site: string
  gateway: string
  dynamo: string
  s3: string
  ses: LocalSes
  /** Runs the schedules of all background functions now. */
  runSchedules: () => void
  /** Without timers the schedules run only by `runSchedules`. */
  setTimers: (areOn: boolean) => void
  /** Resolves when no background function runs or waits for its turn. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

/** Starts the product in this process: all servers on loopback, all data below `directory`. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const open: Open = {}
  try {
    return { ...(await openAll(options, open)), close: () => closeAll(open) }
  } catch (error) {
    await closeAll(open)
    throw error
  }
}

async function openAll(options: StackOptions, open: Open): Promise<Omit<Stack, 'close'>> {
  const { directory, ports, rendererFolder, voice, interviewer, access = grantedAccess() } = options
  let handle: HandleHttp = startingUp
  const site = await listen(ports.site, (request, response) => handle(request, response))
  open.site = site.close

  let notifyBackground: Background['notify'] | undefined
  const { dynamo, s3, ses } = await openStores(
    {
      directory,
      ports,
      access,
      siteUrl: site.url,
      transactionMilliseconds: options.transactionMilliseconds,
      isTransient: options.isTransient ?? false,
      onChange: (change) => notifyBackground?.(change),
    },
    open,
  )

  const { functionsPage, ...configuration } = configured({
    addresses: { site: site.url, dynamo, s3, ses: ses.url },
    directory,
    access,
    voice,
    interviewer,
  })
  const parts = {
    ...configuration,
    world: { ...systemWorld(), ...options.world },
    rendererFolder,
    interviewer: interviewer && interviewerAccount(interviewer),
  }
  const { close, notify, publish, runSchedules, setTimers, settled, states } = runInBackground(
    backgroundShapes,
    backgroundFunctions(parts),
  )
  notifyBackground = notify
  ses.inbox.onMail((mail) => {
    const event = returnOf(mail)
    if (event !== undefined) publish(event)
  })
  open.background = close

  const gateway = createGateway(groupRoutes({ ...parts, requestMilliseconds: options.requestMilliseconds }))
  const openGateway = await listen(ports.gateway, gatewayAlone(gateway))
  open.gateway = openGateway.close
  handle = withLocalPages(
    (path) => (path === functionsPath ? functionsPage.answer(states()) : undefined),
    ses,
    await options.openSite({
      gateway,
      uploadsOrigin: s3,
      server: site,
      hasCalls: voice !== undefined,
      speechStreamOrigin: interviewer && speechStreamOriginOf(interviewer),
    }),
  )
  return { site: site.url, gateway: openGateway.url, dynamo, s3, ses, runSchedules, setTimers, settled }
}

type Configured = Pick<StackOptions, 'directory' | 'voice' | 'interviewer'> & {
  addresses: Addresses
  access: Access
}

/** Configuration and secrets for each function, both recorded for `/_local/functions`. */
function configured({ addresses, directory, access, voice, interviewer }: Configured) {
  const functionsPage = createFunctionsPage()
  const secretsOf = localSecrets(access, {
    ring: localKeyRing(directory),
    voice,
    interviewer: interviewer && interviewerAccount(interviewer),
  })
  const configOf = (name: FunctionName | 'root') => {
    const credentials = name === 'root' ? localCredentials : credentialsOf(name)
    const parts = interviewer && partsOf(interviewer)
    return functionsPage.noteConfig(name, localConfig(addresses, credentials, voice, parts))
  }
  return { functionsPage, configOf, secretsOf: functionsPage.noteSecrets(secretsOf) }
}

const startingUp: HandleHttp = async (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Starting.')
}

/** The gateway without the edge, which operators call, as in a deployment. */
export const gatewayAlone =
  (gateway: Gateway): HandleHttp =>
  async (request, response) => {
    sendAnswer(response, await gateway(await arrivalOf(request)))
  }

/** `/_local/*` is for developers: the e-mails that the product sent, its functions, and the kit. */
const withLocalPages =
  (answerOther: (path: string) => HttpAnswer | undefined, ses: LocalSes, next: HandleHttp): HandleHttp =>
  async (request, response) => {
    const { method = 'GET', url = '/' } = request
    if (url === kitPath) return sendAnswer(response, await answerKit())
    const page = url.startsWith('/_local/')
      ? (answerOther(url) ?? answerInbox({ method, path: url, accept: request.headers.accept }, ses.inbox))
      : undefined
    if (page === undefined) return next(request, response)
    sendAnswer(response, url.endsWith('/html') ? { ...page, body: withLocalImages(page.body) } : page)
  }

/** E-mails refer to their image on the deployed site; the local site has the same file. */
const withLocalImages = (html: string): string =>
  html.replaceAll(company.siteUrl + letterhead.path, letterhead.path)
