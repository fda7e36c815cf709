import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '#functions/platform/log/log.ts'
import { optionsOr } from '../arguments.ts'
import { repositoryRoot } from '../paths.ts'
import { besideSampleStaff, sampleStaffPath } from './desk/sample-staff-page.ts'
import { makeFirstApplications } from './desk/sample-applications.ts'
import { openSampleStaff, type SampleMember } from './desk/sample-staff.ts'
import { importFirstJobs } from './first-jobs.ts'
import { buildSiteIfNeeded, rendererFolder, siteFolder } from './site/built-site.ts'
import { kitPath } from './site/kit-page.ts'
import { openBuiltSite, openViteSite } from './site/open-site.ts'
import { namedInterviewer } from './functions/interviewer.ts'
import { startStack, type Ports, type Stack } from './stack.ts'

/** `npm start` (the built site) and `npm run dev` (Vite): runs the product on this machine until Ctrl-C. */

const defaultPort = 3000

const usage = `npm start [-- --fresh] [-- --data FOLDER]: runs the product on this machine until Ctrl-C.
  --fresh   deletes the data of earlier runs first
  --data    the folder of the data; without it .local
  PORT=4000 npm start takes five other ports from 4000 on; npm run dev reloads pages on each change.`

const flags = optionsOr(usage, {
  dev: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  data: { type: 'string', default: join(repositoryRoot, '.local') },
})

/** The other servers use the ports after the site's, so that two copies of the product can run concurrently. */
function portsFrom(text: string | undefined): Ports {
  const site = text === undefined || text === '' ? defaultPort : Number(text)
  if (!Number.isInteger(site) || site < 1 || site > 65_531)
    fail(`PORT is "${text}": please give a number from 1 to 65531.`)
  return { site, gateway: site + 1, dynamo: site + 2, s3: site + 3, ses: site + 4 }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is in use. Stop the program that uses it, or choose other ports: PORT=4000 npm start`
  }
  return error.message
}

/** Until the product is ready only warnings are printed: the import of the sample jobs calls the API, too. */
let isReady = false
const log = createLog({}, (line) => {
  if (isReady || !line.includes('"level":"info"')) process.stdout.write(line)
})

/** Without jobs the product still runs, so a failed import does not stop it. */
const firstJobs = (site: string): Promise<number> =>
  importFirstJobs(flags.data, site, new Date()).catch((error: unknown) => {
    process.stderr.write(`The sample positions could not be imported: ${explain(error)}\n`)
    return 0
  })

const firstApplications = (stack: Stack): Promise<number> =>
  makeFirstApplications(flags.data, stack).catch((error: unknown) => {
    process.stderr.write(`There are no sample applications: ${explain(error)}\n`)
    return 0
  })

const firstStaff = ({ site, ses }: Stack): Promise<readonly SampleMember[]> =>
  openSampleStaff(flags.data, site, ses.inbox).catch((error: unknown) => {
    process.stderr.write(`There are no sample accounts of the desk: ${explain(error)}\n`)
    return []
  })

function printReady(
  { site, gateway, dynamo, s3, ses }: Stack,
  { imported, applied }: { imported: number; applied: number },
): void {
  process.stdout.write(
    [
      ...(imported === 0
        ? []
        : ['', `  First start: imported ${imported} sample positions (npm run recruiter -- jobs list)`]),
      ...(applied === 0 ? [] : [`  ${applied} sample candidates have applied, two with an interview`]),
      '',
      `  Ready      ${site}`,
      `  Mail       ${site}/_local/mail`,
      `  Desk       ${site}/desk`,
      ...(staff.length === 0 ? [] : [`  Staff      ${site}${sampleStaffPath} (passwords and codes)`]),
      `  Kit        ${site}${kitPath}`,
      `  API        ${site}/api`,
      `  Gateway    ${gateway}`,
      `  DynamoDB   ${dynamo}`,
      `  S3         ${s3}`,
      `  SES        ${ses.url}`,
      `  Data       ${flags.data} (npm start -- --fresh empties it)`,
      '',
      '',
    ].join('\n'),
  )
}

/** The first Ctrl-C closes the servers; a second one exits immediately. */
function endOnSignal(stack: Stack): void {
  let ending = false
  const end = (): void => {
    if (ending) process.exit(1)
    ending = true
    stack.close().then(
      () => process.exit(0),
      (error: unknown) => fail(explain(error)),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

let staff: readonly SampleMember[] = []
const ports = portsFrom(process.env['PORT'])
try {
  if (flags.fresh) rmSync(flags.data, { recursive: true, force: true })
  if (!flags.dev) buildSiteIfNeeded()
  const openSite = besideSampleStaff(flags.dev ? openViteSite : openBuiltSite(siteFolder), () => staff)
  const stack = await startStack({
    directory: flags.data,
    ports,
    openSite,
    rendererFolder: flags.dev ? undefined : rendererFolder,
    world: { log },
    interviewer: namedInterviewer(process.env),
  })
  endOnSignal(stack)
  const imported = await firstJobs(stack.site)
  const applied = await firstApplications(stack)
  staff = await firstStaff(stack)
  printReady(stack, { imported, applied })
  isReady = true
} catch (error) {
  fail(explain(error))
}
