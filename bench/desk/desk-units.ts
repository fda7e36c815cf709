import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDynamo } from 'local-aws/dynamodb'
import { sendNotices } from '#functions/desk/notices/send-notices.ts'
import { countUnits, type Units } from '../careers/counted-units.ts'
import { deskOn, type Desk } from './desk-on.ts'
import { deskPages } from './desk-pages.ts'
import { seedDesk } from './seeded-desk.ts'

/** A desk with `many` applications; `close` deletes its tables. */
export async function openDesk(many: number): Promise<{ desk: Desk; close: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'desk-units-'))
  await seedDesk(directory, many)
  const server = await startDynamo({ directory, port: 0 })
  const desk = deskOn(server.url)
  // The first run of a day writes each member's row, so it is not measured.
  await sendNotices(desk.noticesApp())()
  return {
    desk,
    close: async () => {
      desk.dynamo.destroy()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Longer ids can increase a read by half a unit. */
const flatShare = 1.05

const sum = ({ read, write, indexes }: Units): number => read + write + indexes

/** Whether a page costs the same with more applications. */
export const isFlat = (smaller: Units | undefined, larger: Units | undefined): boolean =>
  smaller !== undefined && larger !== undefined && sum(larger) <= sum(smaller) * flatShare

/** The units of each page, in the order of `deskPages`. A Scan throws, except for pages with `mayScan`. */
export async function unitsOfPages(desk: Desk): Promise<Units[]> {
  const unitsOf = countUnits(desk.dynamo)
  const counted: Units[] = []
  for (const { load, mayScan = false } of deskPages)
    counted.push(await unitsOf(() => load(desk), { mayScan }))
  return counted
}
