import { describe, expect, test } from 'vitest'
import { goesInCircles } from './compound-file.ts'

const sectorBytes = 512
const entriesPerSector = sectorBytes / 4
const end = -2

/** Entry by entry, the rest of the sector ends. */
const sectorOf = (entries: Readonly<Record<number, number>>): Buffer => {
  const sector = Buffer.alloc(sectorBytes)
  for (let at = 0; at < entriesPerSector; at += 1) sector.writeInt32LE(entries[at] ?? end, at * 4)
  return sector
}

type Header = {
  sectorSizePower?: number
  tables?: readonly number[]
  shortTable?: number
  moreTable?: number
}

/** A header and these sectors, the first of which is the table unless the header says otherwise. */
function compoundFile(sectors: readonly Buffer[], header: Header = {}): Buffer {
  const bytes = Buffer.alloc(sectorBytes)
  const tables = header.tables ?? [0]
  bytes.writeUInt16LE(header.sectorSizePower ?? 9, 30)
  bytes.writeUInt32LE(tables.length + (header.moreTable === undefined ? 0 : 1), 44)
  bytes.writeInt32LE(header.shortTable ?? end, 60)
  bytes.writeInt32LE(header.moreTable ?? end, 68)
  for (let at = 0; at < 109; at += 1) bytes.writeInt32LE(tables[at] ?? -1, 76 + at * 4)
  return Buffer.concat([bytes, ...sectors])
}

const straight = sectorOf({ 1: 2, 2: 3 })
const round = sectorOf({ 1: 2, 2: 3, 3: 1 })

describe('the sectors of a compound file', () => {
  test('that follow each other to an end do not go in circles', () => {
    expect(goesInCircles(compoundFile([straight]))).toBe(false)
  })

  test('that lead back to one before do', () => {
    expect(goesInCircles(compoundFile([round]))).toBe(true)
    expect(goesInCircles(compoundFile([sectorOf({ 5: 6, 6: 7, 7: 6 })]))).toBe(true)
  })

  test('may meet: two ways to one end are no circle', () => {
    expect(goesInCircles(compoundFile([sectorOf({ 1: 3, 2: 3, 3: 4 })]))).toBe(false)
  })

  test('may follow themselves, which readers take for an end', () => {
    expect(goesInCircles(compoundFile([sectorOf({ 1: 1 })]))).toBe(false)
  })

  test('go in circles also where small streams lie', () => {
    expect(goesInCircles(compoundFile([straight, round], { shortTable: 1 }))).toBe(true)
    expect(goesInCircles(compoundFile([straight, straight], { shortTable: 1 }))).toBe(false)
  })

  test('go in circles also where a large file lists its tables', () => {
    const tables = Array.from({ length: 109 }, () => 0)
    const list = sectorOf({ 0: 2 })
    const first = tables.length * entriesPerSector
    const farRound = sectorOf({ 0: first + 1, 1: first })
    expect(goesInCircles(compoundFile([straight, list, farRound], { tables, moreTable: 1 }))).toBe(true)
    expect(goesInCircles(compoundFile([straight, list, straight], { tables, moreTable: 1 }))).toBe(false)
  })

  test('of a list of tables that never ends are read once', () => {
    const list = sectorOf({ [entriesPerSector - 1]: 1 })
    expect(goesInCircles(compoundFile([straight, list], { moreTable: 1 }))).toBe(false)
  })

  test('that lie beyond the end of the file, or are of no known size, are left to the reader', () => {
    expect(goesInCircles(compoundFile([], { tables: [9] }))).toBe(false)
    expect(goesInCircles(compoundFile([round], { sectorSizePower: 31 }))).toBe(false)
    expect(goesInCircles(Buffer.alloc(100))).toBe(false)
  })
})
