/**
 * Which part of the repository may import which, as data. `boundaries.test.ts` checks every import against
 * it, and CONTRIBUTING.md contains it as a table.
 */

export type Area = {
  /** Its name in CONTRIBUTING.md. */
  folder: string
  /** Glob patterns. A file belongs to the first area with a matching pattern. */
  files: readonly string[]
  holds: string
  /** Names of areas; `shared` covers each area below it. */
  mayImport: readonly string[]
  /** Areas that it may only load on demand: `import()`, `import.meta.glob`, the URL of a worker. */
  mayLoad?: readonly string[]
  /** A package of its own, tests included: others import only what it exports, by its name. */
  isPackage?: true
  /** Folders that match `*` may not import each other. */
  closedFolders?: true
}

const functionNames = 'functions/{environment,metric-names}.ts'
const observability = 'functions/observability'
const foundations = 'functions/*.ts'
const storage = 'functions/storage'
const services = ['http', 'mail', 'external', 'outbox', 'publishing'].map((name) => `functions/${name}`)
const starts = 'functions/start-handler.ts'
const accounts = 'functions/accounts'
const applications = 'functions/applications'
const rooms = 'functions/rooms'
const belowServices = ['shared', functionNames, observability, foundations, storage]
const api = 'web/src/api'
const infraBase = 'infra/*.ts, infra/edge'
const localAws = 'infra/local-aws'
const cvReader = 'functions/cv-reader'

export const areas: readonly Area[] = [
  {
    folder: cvReader,
    files: ['functions/cv-reader/**'],
    isPackage: true,
    holds: 'the reader of CVs: a package of its own, imported by its name',
    mayImport: [],
  },
  {
    folder: localAws,
    files: ['infra/local-aws/**'],
    isPackage: true,
    holds:
      'stand-ins for DynamoDB, S3, SES, Bedrock, Polly and Transcribe: a package of its own, imported by its name',
    mayImport: [],
  },
  {
    folder: 'tests, bench',
    files: ['tests/**', 'bench/**', '**/*.test.ts', '**/*.test.tsx', 'vitest.config.ts'],
    holds: 'tests that start servers or browsers; unit tests are beside their file',
    mayImport: ['everything'],
  },
  {
    folder: 'shared/domain',
    files: ['shared/domain/**'],
    holds: 'jobs, applications, interviews, profiles: schemas, statuses, pure rules',
    mayImport: [],
  },
  {
    folder: 'shared/company*.ts',
    files: ['shared/company.ts', 'shared/company-facts.ts', 'shared/company-facts.sample.ts'],
    holds: 'name, address, phone, hours and links of the company; facts that buyers check',
    mayImport: [],
  },
  {
    folder: 'shared/contract',
    files: ['shared/contract/**'],
    holds: 'the API as data: one file per group or part of it, errors, limits, header names, client, OpenAPI',
    mayImport: ['shared/domain'],
  },
  {
    folder: functionNames,
    files: ['functions/environment.ts', 'functions/metric-names.ts'],
    holds: 'names that the stack sets and the functions read',
    mayImport: [],
  },
  {
    folder: observability,
    files: ['functions/observability/**'],
    holds: 'log lines, and the metrics that they count',
    mayImport: ['shared', functionNames],
  },
  {
    folder: starts,
    files: [starts],
    holds: 'the start of a function: its secrets are read before its first event',
    mayImport: [...belowServices, ...services],
  },
  {
    folder: foundations,
    files: ['functions/*.ts'],
    holds: 'configuration, ports, clock and randomness, deadlines',
    mayImport: ['shared', functionNames, observability],
  },
  {
    folder: storage,
    files: ['functions/storage/**'],
    holds: 'tables and files, in a folder for what they store: rows, their writes as steps, access patterns',
    mayImport: ['shared', functionNames, observability, foundations, cvReader],
  },
  {
    folder: 'functions/http',
    files: ['functions/http/**'],
    holds: 'the runtime of endpoints: authorise, validate, limit, handle, answer; the audit of operators',
    mayImport: belowServices,
  },
  {
    folder: 'functions/mail',
    files: ['functions/mail/**'],
    holds: 'e-mails, one file each',
    mayImport: belowServices,
  },
  {
    folder: 'functions/external',
    files: ['functions/external/**'],
    holds:
      'services outside of the stack: Textract, Pipecat Cloud, Secrets Manager, models, Polly, Transcribe',
    mayImport: [...belowServices, cvReader],
  },
  {
    folder: 'functions/outbox',
    files: ['functions/outbox/**'],
    holds: 'rows with something to be sent, their leases and retries',
    mayImport: belowServices,
  },
  {
    folder: 'functions/publishing',
    files: ['functions/publishing/**'],
    holds: 'published pages and the snapshot of positions',
    mayImport: belowServices,
  },
  {
    folder: accounts,
    files: ['functions/accounts/**'],
    holds: 'passwords, sign-ins, the proof of a mailbox, the removal of an account',
    mayImport: [...belowServices, ...services],
  },
  {
    folder: applications,
    files: ['functions/applications/**'],
    holds: 'applying, by whichever endpoint',
    mayImport: [...belowServices, ...services, accounts],
  },
  {
    folder: rooms,
    files: ['functions/rooms/**'],
    holds: 'the rooms of interviews',
    mayImport: [...belowServices, ...services, accounts, applications],
  },
  {
    folder: 'functions/<group>',
    files: ['functions/*/**'],
    closedFolders: true,
    holds: 'the handlers; one Lambda per group; groups never import each other',
    mayImport: [...belowServices, ...services, starts, accounts, applications, rooms, cvReader],
  },
  {
    folder: 'infra/resources',
    files: ['infra/resources/**'],
    holds: 'tables, buckets, functions and their grants, as data',
    mayImport: ['shared', functionNames, 'web/src/site'],
  },
  {
    folder: 'infra/aws',
    files: ['infra/aws/**', 'infra/app.ts', 'infra/stack.ts'],
    holds: 'the same as CDK constructs',
    mayImport: ['shared', functionNames, 'infra/resources', infraBase, 'web/src/site'],
  },
  {
    folder: infraBase,
    files: ['infra/*.ts', 'infra/edge/**'],
    holds: 'what both runs share: settings, headers, the edge function, bundles',
    mayImport: ['shared', 'infra/resources', 'web/src/site'],
  },
  {
    folder: 'infra/recruiter',
    files: ['infra/recruiter/**'],
    holds: 'the command of recruiters, a client of the API; sample jobs',
    mayImport: ['shared'],
  },
  {
    folder: 'infra/local',
    files: ['infra/local/**'],
    holds: 'the same on this machine: the stand-ins, the gateway, the edge and the functions',
    mayImport: [
      'shared',
      'functions',
      'infra/resources',
      infraBase,
      localAws,
      'infra/recruiter',
      'web/src/site',
    ],
  },
  {
    folder: 'infra/{commands,browser,…}',
    files: ['infra/*/**'],
    holds: 'commands of package.json and the checks they run',
    mayImport: [
      'shared',
      'functions',
      'infra/resources',
      infraBase,
      'infra/local',
      'infra/recruiter',
      'web/src/site',
    ],
  },
  {
    folder: 'web/src/ui',
    files: ['web/src/ui/**'],
    holds: 'design tokens, styled primitives, theme',
    mayImport: ['shared'],
  },
  {
    folder: 'web/src/site',
    files: ['web/src/site/**'],
    holds: 'the site map and what derives from it: matching, links, titles; loads pages on demand',
    mayImport: ['shared', 'web/src/ui'],
    mayLoad: ['web/src/<feature>'],
  },
  {
    folder: api,
    files: ['web/src/api/**'],
    holds: 'calls of the API and the sign-in they carry',
    mayImport: ['shared', 'web/src/site'],
  },
  {
    folder: 'web/src/form',
    files: ['web/src/form/**'],
    holds: 'the state of forms, drafts',
    mayImport: ['shared', 'web/src/ui', api],
  },
  {
    folder: 'web/src/layout',
    files: ['web/src/layout/**'],
    holds: 'header and footer',
    mayImport: ['shared', 'web/src/ui', 'web/src/site'],
  },
  {
    folder: 'web/src/<feature>',
    files: ['web/src/*/**'],
    closedFolders: true,
    holds: 'pages; features never import each other, shared code moves to `ui`, `form` or `api`',
    mayImport: ['shared', 'web/src/ui', 'web/src/form', api, 'web/src/site', 'web/src/layout'],
  },
  {
    folder: 'web/src/*',
    files: ['web/src/*.ts', 'web/src/*.tsx'],
    holds: 'the start in the browser and in the prerender',
    mayImport: ['shared', 'web/src/ui', 'web/src/form', api, 'web/src/site', 'web/src/layout'],
    mayLoad: ['web/src/<feature>'],
  },
  {
    folder: 'web/{build,prerender}.ts, web/head',
    files: ['web/*.ts', 'web/head/**'],
    holds: 'the build: prerendered pages and their heads',
    mayImport: ['shared', 'web/src/ui', api, 'web/src/site', 'web/src/<feature>', 'web/src/*'],
  },
]
