import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { draftEnding, removeFile, replaceFile } from '../../durable-files.ts'
import type { Contents } from './contents.ts'
import { turnsById } from './turns.ts'

/**
 * One small JSON file per object or upload, and a copy of all in memory. A file's name is the hash of its id, so that
 * keys can be long, differ only in case, or contain `..`.
 */
export type Records<Item> = {
  get(id: string): Item | undefined
  /** In S3's order: by the UTF-8 bytes of the ids. */
  all(): readonly Item[]
  /**
   * Replaces the item; undefined removes it. Changes of one id run one after the other. Bodies that the item no longer
   * names, and offered ones that it does not name, are removed, also when `decide` throws.
   */
  change(
    id: string,
    offered: readonly string[],
    decide: (before: Item | undefined) => Promise<Item | undefined> | Item | undefined,
  ): Promise<void>
}

export type RecordKind<Item> = {
  schema: z.ZodMiniType<Item>
  idOf(item: Item): string
  contentsOf(item: Item): readonly string[]
}

async function readAll<Item>(directory: string, kind: RecordKind<Item>): Promise<Map<string, Item>> {
  const items = new Map<string, Item>()
  for (const name of await readdir(directory)) {
    const path = join(directory, name)
    if (name.endsWith(draftEnding)) {
      await rm(path, { force: true })
      continue
    }
    try {
      const item = kind.schema.parse(JSON.parse(await readFile(path, 'utf8')))
      items.set(kind.idOf(item), item)
    } catch (cause) {
      throw new Error(`The local S3 cannot read ${path}: restore it, or delete it to lose that object.`, {
        cause,
      })
    }
  }
  return items
}

export async function openRecords<Item>(
  directory: string,
  kind: RecordKind<Item>,
  contents: Contents,
): Promise<Records<Item>> {
  await mkdir(directory, { recursive: true })
  const items = await readAll(directory, kind)
  let sorted: readonly Item[] | undefined
  const inTurn = turnsById()

  function pathOf(id: string): string {
    return join(directory, `${createHash('sha256').update(id).digest('hex')}.json`)
  }

  async function store(id: string, before: Item | undefined, after: Item | undefined): Promise<void> {
    if (after === before) return
    if (after === undefined) await removeFile(pathOf(id), contents)
    else await replaceFile(pathOf(id), JSON.stringify(after), contents)
    sorted = undefined
    if (after === undefined) items.delete(id)
    else items.set(id, after)
  }

  return {
    get: (id) => items.get(id),
    all() {
      sorted ??= [...items]
        .map(([id, item]) => ({ bytes: Buffer.from(id), item }))
        .toSorted((one, other) => Buffer.compare(one.bytes, other.bytes))
        .map(({ item }) => item)
      return sorted
    },
    change(id, offered, decide) {
      return inTurn(id, async () => {
        const before = items.get(id)
        const owned = before === undefined ? [] : kind.contentsOf(before)
        let after: Item | undefined
        try {
          after = await decide(before)
        } catch (error) {
          await Promise.all(offered.map((name) => contents.discard(name)))
          throw error
        }
        // After a failed write nothing is removed, because the record may be on disk. The next start removes unnamed bodies.
        await store(id, before, after)
        const contentsAfter = new Set(after === undefined ? [] : kind.contentsOf(after))
        const dropped = [...owned, ...offered].filter((name) => !contentsAfter.has(name))
        await Promise.all(dropped.map((name) => contents.discard(name)))
      })
    },
  }
}

/** Removes bodies that no record names; an interrupted write leaves them. */
export async function sweep(contents: Contents, named: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(contents.directory)) {
    if (!named.has(name)) await contents.discard(name)
  }
}
