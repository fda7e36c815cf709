import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint, Group } from '#shared/contract/endpoint.ts'
import type { Plugin } from 'vite'
import { shapeOf } from './shape-of.ts'

const root = join(import.meta.dirname, '..')
const reader = join(root, 'shared/contract/shape.ts')

const inRoot = (folder: string): string => join(root, folder)

/**
 * The folders whose first download has no room for zod. The interview's pages have modules of their own: from those that all pages share,
 * the bundler leaves out only what no page calls.
 */
const importers = [
  { name: 'interview', folders: ['web/src/interview/', 'web/src/api/session/'].map(inRoot) },
  { name: 'site', folders: ['web/src/api/'].map(inRoot) },
] as const

/** Loaded later, and counts with functions of the domain. */
const later = inRoot('web/src/interview/practice/')

const importerOf = (file: string): string | undefined =>
  file.startsWith(later)
    ? undefined
    : importers.find(({ folders }) => folders.some((folder) => file.startsWith(folder)))?.name

/** Followed by the importers' name and a file. */
const mark = '\0data:'
const errorsMark = '\0errors'
/** Followed by the importers' name, a group's name and the file that exports it. */
const groupMark = '\0endpoints:'

type Exported = Readonly<Record<string, unknown>>

/** Whether zod comes with a module: it uses it, or puts a group together from modules that do. */
const usesZod = (file: string): boolean =>
  /^import \* as z from 'zod|^export const \w+ = \{\s*\.\.\./m.test(readFileSync(file, 'utf8'))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEndpoint)

/** What a JSON text holds as it is: no function, and no schema. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null)
    return value === null || ['string', 'number', 'boolean'].includes(typeof value)
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('_zod' in value) && Object.values(value).every(isData)
}

/** What the client needs of an endpoint, with its answer's schema as a shape. */
function codeOf({ method, path, auth, bodyKind, on401, errors, response }: Endpoint): string {
  const facts = JSON.stringify({ method, path, auth, bodyKind, on401, errors })
  return `{ ...${facts}, response: /* @__PURE__ */ schemaOf(${JSON.stringify(shapeOf(response))}) }`
}

/** A module that exports each endpoint, so that the bundler leaves out those that nobody calls. */
export function groupModule(group: Group): string {
  const names = Object.keys(group)
  return [
    `import { schemaOf } from ${JSON.stringify(reader)}`,
    ...Object.values(group).map((endpoint, index) => `const endpoint${index} = ${codeOf(endpoint)}`),
    `export { ${names.map((name, index) => `endpoint${index} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/** A module with the data of another. Functions and schemas are left out, so that importing one stops the build. */
export function dataModule(source: { importer: string; file: string }, exported: Exported): string {
  const { importer, file } = source
  return Object.entries(exported)
    .flatMap(([name, value]) => {
      if (isGroup(value))
        return [`export * as ${name} from ${JSON.stringify(`${groupMark}${importer}:${name}:${file}`)}`]
      return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
    })
    .join('\n')
}

/**
 * The errors that a page can be answered: without those that only operators get. The API sends the text of a code that it names. A page
 * needs its own copy where something in front of the API answers, which means the first code of that status.
 */
async function errorsOfPages(): Promise<string> {
  const { api } = await import('#shared/contract/api.ts')
  const { audienceErrors, errors, universalErrors } = await import('#shared/contract/errors.ts')
  const { codesOf } = await import('#shared/contract/failed-answer.ts')
  const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group))
  const codes = new Set<string>([
    ...universalErrors,
    ...endpoints.flatMap(({ auth, errors: own = [] }) =>
      auth === 'operator' ? [] : [...own, ...audienceErrors[auth]],
    ),
  ])
  const meant = new Set<string>(endpoints.flatMap((endpoint) => meantByStatus(codesOf(endpoint), errors)))
  const reachable = Object.fromEntries(
    Object.entries(errors)
      .filter(([code]) => codes.has(code))
      .map(([code, { status, text }]) => [code, { status, text: meant.has(code) ? text : '' }]),
  )
  return dataModule({ importer: 'site', file: '' }, { audienceErrors, errors: reachable, universalErrors })
}

/** Of the codes with one status, the first. */
const meantByStatus = <Code extends string>(
  codes: readonly Code[],
  errors: Readonly<Record<Code, { status: number }>>,
): Code[] =>
  codes.filter((code) => codes.find((other) => errors[other].status === errors[code].status) === code)

const exportedBy = async (file: string): Promise<Exported> =>
  (await import(pathToFileURL(file).href)) as Exported

/**
 * Gives the interview's pages and the clients of the API the contract and the domain's constants as data, which the build takes from the modules that make
 * them with zod: 110 kB hold the lobby with all its JavaScript. docs/decisions/046-script-of-the-lobby.md
 */
export const contractData = (): Plugin => ({
  name: 'contract-data',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  resolveId(source, importedBy) {
    if (source.startsWith(groupMark)) return source
    if (source.endsWith('/errors.ts')) return errorsMark
    if (!source.startsWith('#shared/') || importedBy === undefined) return null
    const importer = importerOf(importedBy)
    const file = join(root, source.slice(1))
    return importer !== undefined && usesZod(file) ? `${mark}${importer}:${file}` : null
  },
  transform: {
    // The hosts of a page's policy are for the edge; pages ask only whether there is one.
    filter: { id: /src[\\/]site[\\/]routes\.ts$/ },
    handler: (code) => ({ code: code.replace(/const daily = \{.*?\n\}/s, 'const daily = {}'), map: null }),
  },
  async load(id) {
    if (id === errorsMark) return errorsOfPages()
    if (id.startsWith(mark)) {
      const [importer = '', file = ''] = id.slice(mark.length).split(':')
      return dataModule({ importer, file }, await exportedBy(file))
    }
    if (!id.startsWith(groupMark)) return null
    const [, name = '', file = ''] = id.slice(groupMark.length).split(':')
    const group = (await exportedBy(file))[name]
    return isGroup(group) ? groupModule(group) : null
  },
})
