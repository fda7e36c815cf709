import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint, Group } from '#shared/contract/endpoint.ts'
import type { Plugin } from 'vite'
import { shapeOf } from './shape-of.ts'

const root = join(import.meta.dirname, '..')
const reader = join(root, 'shared/contract/shape.ts')

const inRoot = (folder: string): string => join(root, folder)

/** Whose first download has no room for zod. */
const importers = ['web/src/interview/', 'web/src/api/session/'].map(inRoot)

/** Loaded later, and counts with functions of the domain. */
const later = inRoot('web/src/interview/practice/')

const isImporter = (file: string): boolean =>
  importers.some((folder) => file.startsWith(folder)) && !file.startsWith(later)

const mark = '\0data:'
/** With the name of a group, and the file that exports it. */
const groupMark = '\0endpoints:'

type Exported = Readonly<Record<string, unknown>>

const usesZod = (file: string): boolean => /^import \* as z from 'zod/m.test(readFileSync(file, 'utf8'))

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
export function dataModule(file: string, exported: Exported): string {
  return Object.entries(exported)
    .flatMap(([name, value]) => {
      if (isGroup(value)) return [`export * as ${name} from ${JSON.stringify(`${groupMark}${name}:${file}`)}`]
      return isData(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : []
    })
    .join('\n')
}

const exportedBy = async (file: string): Promise<Exported> =>
  (await import(pathToFileURL(file).href)) as Exported

/**
 * Gives the interview's pages the contract and the domain's constants as data, which the build takes from the modules that make
 * them with zod: 110 kB hold the lobby with all its JavaScript. docs/decisions/041-script-of-the-lobby.md
 */
export const contractData = (): Plugin => ({
  name: 'contract-data',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith(groupMark)) return source
    if (!source.startsWith('#shared/') || importer === undefined || !isImporter(importer)) return null
    const file = join(root, source.slice(1))
    return usesZod(file) ? mark + file : null
  },
  async load(id) {
    if (id.startsWith(mark)) {
      const file = id.slice(mark.length)
      return dataModule(file, await exportedBy(file))
    }
    if (!id.startsWith(groupMark)) return null
    const [name = '', file = ''] = id.slice(groupMark.length).split(':')
    const group = (await exportedBy(file))[name]
    return isGroup(group) ? groupModule(group) : null
  },
})
