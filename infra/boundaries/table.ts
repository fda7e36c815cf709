/**
 * Which part of the repository may import which, as data. `boundaries.test.ts` checks every import against
 * it, and CONTRIBUTING.md contains it as a table.
 */

export type Area = {
  /** Its name in CONTRIBUTING.md; of an area with levels, the folder that these are in. */
  folder: string
  /** Glob patterns. A file belongs to the first area with a matching pattern. */
  files: readonly string[]
  holds: string
  /** Names of areas, or folders. */
  mayImport: readonly string[]
  /**
   * Its parts from the bottom up. A part imports itself and those of lower levels, also of another area with the same levels. `*`
   * stands for each other folder, and for the files beside them.
   */
  levels?: Levels
  /** Parts that load those above them on demand: `import()`, `import.meta.glob`, the URL of a worker. */
  mayLoad?: readonly string[]
  /** A package of its own, tests included: others import only what it exports, by its name. */
  isPackage?: true
}

export type Levels = readonly (readonly string[])[]

/**
 * What the product is about. `shared/` and `functions/` have a folder for each. `account/auth` is the group of sign-ins and of a
 * person's own data, which all nouns below contribute to.
 */
export const nouns: Levels = [
  ['company*', 'platform/names'],
  ['platform'],
  ['account'],
  ['position'],
  ['application'],
  ['interview', 'enquiry'],
  ['erasure'],
  ['account/auth', 'desk'],
  ['api.ts'],
]

/** Features never import each other: shared code moves to `ui`, `form` or `api`. */
export const pageLevels: Levels = [['ui'], ['site'], ['api'], ['form'], ['layout'], ['*']]

/** Names that the stack sets and the functions read. */
const functionNames = 'functions/platform/names'
const product = 'infra/{resources,edge}, infra/*.ts'
const localAws = 'infra/local-aws'
const cvReader = 'functions/cv-reader'
const site = 'web/src/site'

const partsIn = (folder: string): string[] =>
  nouns.flat().map((name) => (/[.*]/.test(name) ? `${folder}/${name}` : `${folder}/${name}/**`))

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
    folder: 'shared',
    files: partsIn('shared'),
    levels: nouns,
    holds:
      'of each noun, in `contract/` what the API says, as data; beside it the rules: schemas, statuses, pure functions. `company*.ts`: the company and facts that buyers check; `api.ts`: every group',
    mayImport: [],
  },
  {
    folder: 'functions',
    files: partsIn('functions'),
    levels: nouns,
    holds:
      'what a noun does on the server: its rows in `rows/`, its groups of endpoints, its letters, its background work; `of-person.ts`: what it contributes to the export, erasure and search of a person',
    mayImport: ['shared', cvReader],
  },
  {
    folder: 'infra/aws',
    files: ['infra/aws/**', 'infra/app.ts', 'infra/stack.ts'],
    holds: 'the deployed product as CDK constructs',
    mayImport: ['shared', functionNames, product, site],
  },
  {
    folder: product,
    files: ['infra/resources/**', 'infra/edge/**', 'infra/*.ts'],
    holds:
      'what the deployed and the local product share: tables, buckets, functions and their grants, as data; settings, headers, the edge function, bundles',
    mayImport: ['shared', functionNames, site],
  },
  {
    folder: 'infra/recruiter',
    files: ['infra/recruiter/**'],
    holds: 'the recruiter command, a client of the API; sample jobs',
    mayImport: ['shared'],
  },
  {
    folder: 'infra/local',
    files: ['infra/local/**'],
    holds: 'the product on one machine: the stand-ins, the gateway, the edge and the functions',
    mayImport: ['shared', 'functions', product, 'infra/recruiter', localAws, site],
  },
  {
    folder: 'infra/{commands,browser,…}',
    files: ['infra/*/**'],
    holds: 'commands of package.json and the checks they run',
    mayImport: ['shared', 'functions', product, 'infra/recruiter', 'infra/local', site],
  },
  {
    folder: 'web/src',
    files: ['web/src/**'],
    levels: pageLevels,
    holds:
      'design tokens and primitives in `ui`, the site map in `site`, calls of the API in `api`, the state of forms in `form`, header and footer in `layout`; then a folder for each feature, and the start',
    mayImport: ['shared'],
    mayLoad: ['site', '*'],
  },
  {
    folder: 'web/{build,prerender}.ts, web/head',
    files: ['web/*.ts', 'web/head/**'],
    holds: 'the build: prerendered pages and their heads',
    mayImport: ['shared', 'infra/edge', 'infra/*.ts', 'web/src'],
  },
]
