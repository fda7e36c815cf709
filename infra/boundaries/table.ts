/**
 * Which part of the repository may import which, as data. `boundaries.test.ts` checks every import against
 * it, and CONTRIBUTING.md contains it as a table.
 */

/** The layers 1 to `upTo` of a top-level folder. */
export type Layers = { upTo: number; of: Tree }

/** The top-level folders whose areas are layers. */
type Tree = 'functions' | 'infra' | 'web'

export type Area = {
  /** Its name in CONTRIBUTING.md. */
  folder: string
  /** Where it is among the areas of its top-level folder: what it imports there is in lower layers. */
  layer?: number
  /** Glob patterns. A file belongs to the first area with a matching pattern. */
  files: readonly string[]
  holds: string
  /** Names of areas, or layers; `shared` covers each area below it. */
  mayImport: readonly (string | Layers)[]
  /** Areas that it may only load on demand: `import()`, `import.meta.glob`, the URL of a worker. */
  mayLoad?: readonly string[]
  /** A package of its own, tests included: others import only what it exports, by its name. */
  isPackage?: true
  /** Folders that match `*` may not import each other. */
  closedFolders?: true
}

const layers = (of: Tree, upTo: number): Layers => ({ of, upTo })

const functionNames = 'functions/{environment,metric-names}.ts'
const starts = 'functions/start-handler.ts'
const usesOfFunctions = 'functions/{uses,parts}.ts'
const infraBase = 'infra/*.ts, infra/edge'
const localAws = 'infra/local-aws'
const cvReader = 'functions/cv-reader'
const site = 'web/src/site'

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
    layer: 1,
    files: ['functions/environment.ts', 'functions/metric-names.ts'],
    holds: 'names that the stack sets and the functions read',
    mayImport: [],
  },
  {
    folder: 'functions/observability',
    layer: 2,
    files: ['functions/observability/**'],
    holds: 'log lines, and the metrics that they count',
    mayImport: ['shared', layers('functions', 1)],
  },
  {
    folder: starts,
    layer: 6,
    files: [starts],
    holds: 'starts a function: reads its secrets before its first event',
    mayImport: ['shared', layers('functions', 5)],
  },
  {
    folder: usesOfFunctions,
    layer: 5,
    files: ['functions/uses.ts', 'functions/parts.ts'],
    holds: 'what a function uses, as data, and its app, which derives from that',
    mayImport: ['shared', layers('functions', 4)],
  },
  {
    folder: 'functions/*.ts',
    layer: 3,
    files: ['functions/*.ts'],
    holds: 'configuration, ports, clock and randomness, deadlines',
    mayImport: ['shared', layers('functions', 2)],
  },
  {
    folder: 'functions/storage',
    layer: 4,
    files: ['functions/storage/**'],
    holds: 'tables and files, in a folder for what they store: rows, their writes as steps, access patterns',
    mayImport: ['shared', layers('functions', 3), cvReader],
  },
  {
    folder: 'functions/http',
    layer: 5,
    files: ['functions/http/**'],
    holds: 'the runtime of endpoints: authorise, validate, limit, handle, answer; the audit of operators',
    mayImport: ['shared', layers('functions', 4)],
  },
  {
    folder: 'functions/mail',
    layer: 5,
    files: ['functions/mail/**'],
    holds: 'e-mails, one file each',
    mayImport: ['shared', layers('functions', 4)],
  },
  {
    folder: 'functions/external',
    layer: 5,
    files: ['functions/external/**'],
    holds: 'services outside the stack: Textract, Pipecat Cloud, Secrets Manager, models, Polly, Transcribe',
    mayImport: ['shared', layers('functions', 4), cvReader],
  },
  {
    folder: 'functions/outbox',
    layer: 5,
    files: ['functions/outbox/**'],
    holds: 'rows with an e-mail to be sent, their leases and retries',
    mayImport: ['shared', layers('functions', 4)],
  },
  {
    folder: 'functions/publishing',
    layer: 7,
    files: ['functions/publishing/**'],
    holds: 'published pages and the snapshot of positions',
    mayImport: ['shared', layers('functions', 6)],
  },
  {
    folder: 'functions/accounts',
    layer: 6,
    files: ['functions/accounts/**'],
    holds: 'passwords, sign-ins, the proof of a mailbox, the removal of an account',
    mayImport: ['shared', layers('functions', 5)],
  },
  {
    folder: 'functions/applications',
    layer: 7,
    files: ['functions/applications/**'],
    holds: 'the application to a job, for each endpoint that makes one',
    mayImport: ['shared', layers('functions', 6)],
  },
  {
    folder: 'functions/rooms',
    layer: 8,
    files: ['functions/rooms/**'],
    holds: 'the rooms of interviews',
    mayImport: ['shared', layers('functions', 7)],
  },
  {
    folder: 'functions/<group>',
    layer: 9,
    files: ['functions/*/**'],
    closedFolders: true,
    holds: 'the handlers; one Lambda per group; groups never import each other',
    mayImport: ['shared', layers('functions', 8), cvReader],
  },
  {
    folder: 'infra/resources',
    layer: 1,
    files: ['infra/resources/**'],
    holds: 'tables, buckets, functions and their grants, as data',
    mayImport: ['shared', functionNames, site],
  },
  {
    folder: 'infra/aws',
    layer: 5,
    files: ['infra/aws/**', 'infra/app.ts', 'infra/stack.ts'],
    holds: 'the deployed product as CDK constructs',
    mayImport: ['shared', functionNames, layers('infra', 2), site],
  },
  {
    folder: infraBase,
    layer: 2,
    files: ['infra/*.ts', 'infra/edge/**'],
    holds: 'what the deployed and the local product share: settings, headers, the edge function, bundles',
    mayImport: ['shared', site],
  },
  {
    folder: 'infra/recruiter',
    layer: 3,
    files: ['infra/recruiter/**'],
    holds: 'the recruiter command, a client of the API; sample jobs',
    mayImport: ['shared'],
  },
  {
    folder: 'infra/local',
    layer: 4,
    files: ['infra/local/**'],
    holds: 'the product on one machine: the stand-ins, the gateway, the edge and the functions',
    mayImport: ['shared', 'functions', layers('infra', 3), localAws, site],
  },
  {
    folder: 'infra/{commands,browser,…}',
    layer: 6,
    files: ['infra/*/**'],
    holds: 'commands of package.json and the checks they run',
    mayImport: ['shared', 'functions', layers('infra', 4), site],
  },
  {
    folder: 'web/src/ui',
    layer: 1,
    files: ['web/src/ui/**'],
    holds: 'design tokens, styled primitives, theme',
    mayImport: ['shared'],
  },
  {
    folder: site,
    layer: 2,
    files: ['web/src/site/**'],
    holds: 'the site map and what derives from it: matching, links, titles; loads pages on demand',
    mayImport: ['shared', layers('web', 1)],
    mayLoad: ['web/src/<feature>'],
  },
  {
    folder: 'web/src/api',
    layer: 3,
    files: ['web/src/api/**'],
    holds: 'calls of the API and the sign-in they carry',
    mayImport: ['shared', site],
  },
  {
    folder: 'web/src/form',
    layer: 4,
    files: ['web/src/form/**'],
    holds: 'the state of forms, drafts',
    mayImport: ['shared', 'web/src/ui', 'web/src/api'],
  },
  {
    folder: 'web/src/layout',
    layer: 5,
    files: ['web/src/layout/**'],
    holds: 'header and footer',
    mayImport: ['shared', layers('web', 2)],
  },
  {
    folder: 'web/src/<feature>',
    layer: 6,
    files: ['web/src/*/**'],
    closedFolders: true,
    holds: 'pages; features never import each other, shared code moves to `ui`, `form` or `api`',
    mayImport: ['shared', layers('web', 5)],
  },
  {
    folder: 'web/src/*',
    layer: 7,
    files: ['web/src/*.ts', 'web/src/*.tsx'],
    holds: 'the start in the browser and in the prerender',
    mayImport: ['shared', layers('web', 5)],
    mayLoad: ['web/src/<feature>'],
  },
  {
    folder: 'web/{build,prerender}.ts, web/head',
    layer: 8,
    files: ['web/*.ts', 'web/head/**'],
    holds: 'the build: prerendered pages and their heads',
    mayImport: ['shared', infraBase, layers('web', 3), 'web/src/<feature>', 'web/src/*'],
  },
]
