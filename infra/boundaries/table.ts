/**
 * Which part of the repository may import which, as data. `boundaries.test.ts` checks every import against
 * it, and CONTRIBUTING.md contains it as a table.
 */

/** The layers 1 to `upTo` of a top-level folder. */
export type Layers = { upTo: number; of: Tree }

/** The top-level folders whose areas are layers. */
type Tree = 'infra' | 'web'

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
  /** Its folders are nouns: each imports the nouns below it, in areas of nouns that `mayImport` names, too. */
  nouns?: true
}

/**
 * What the product is about, from the bottom up. `shared/` and `functions/` have a folder for each. A noun imports those of the
 * levels below it, and itself. `account/auth` is the group of sign-ins and of a person's own data: it exports and deletes what
 * all nouns below hold of a person.
 */
export const nouns: readonly (readonly string[])[] = [
  ['platform'],
  ['account'],
  ['position'],
  ['application'],
  ['interview', 'enquiry'],
  ['erasure'],
  ['account/auth', 'desk'],
]

const nounNames = nouns.flat()

const layers = (of: Tree, upTo: number): Layers => ({ of, upTo })

const functionNames = 'functions/platform/names'
const nounsOfShared = 'shared/<noun>'
const company = 'shared/company*.ts'
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
    folder: company,
    files: ['shared/company.ts', 'shared/company-facts.ts', 'shared/company-facts.sample.ts'],
    holds: 'name, address, phone, hours and links of the company; facts that buyers check',
    mayImport: [],
  },
  {
    folder: 'shared/api.ts',
    files: ['shared/api.ts'],
    holds: 'the API: the contract of every group',
    mayImport: [nounsOfShared],
  },
  {
    folder: nounsOfShared,
    nouns: true,
    files: nounNames.map((noun) => `shared/${noun}/**`),
    holds:
      'in `contract/` what the API says of a noun, as data; beside it the rules: schemas, statuses, pure functions',
    mayImport: [],
  },
  {
    folder: functionNames,
    files: [`${functionNames}/**`],
    holds: 'names that the stack sets and the functions read',
    mayImport: [],
  },
  {
    folder: 'functions/<noun>',
    nouns: true,
    files: nounNames.map((noun) => `functions/${noun}/**`),
    holds:
      'what a noun does on the server: its rows in `rows/`, its groups of endpoints, its letters, its background work',
    mayImport: [nounsOfShared, company, functionNames, cvReader],
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
