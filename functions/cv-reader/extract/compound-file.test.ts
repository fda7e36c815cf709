import { describe, expect, test } from 'vitest'
import { hasSectorCycle } from './compound-file.ts'

const sectorBytes = 512
const entriesPerSector = sectorBytes / 4
const end = -2

/** A sector with these entries; all others mark an end. */
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

/** A header and these sectors; the first is the allocation table unless the header says otherwise. */
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

describe('sector chains of a compound file', () => {
  test('a chain with an end has no cycle', () => {
    expect(hasSectorCycle(compoundFile([straight]))).toBe(false)
  })

  test('a chain that returns to an earlier sector has a cycle', () => {
    expect(hasSectorCycle(compoundFile([round]))).toBe(true)
    expect(hasSectorCycle(compoundFile([sectorOf({ 5: 6, 6: 7, 7: 6 })]))).toBe(true)
  })

  test('two chains that share their end have no cycle', () => {
    expect(hasSectorCycle(compoundFile([sectorOf({ 1: 3, 2: 3, 3: 4 })]))).toBe(false)
  })

  test('a sector that names itself is an end, as readers treat it', () => {
    expect(hasSectorCycle(compoundFile([sectorOf({ 1: 1 })]))).toBe(false)
  })

  test('a cycle in the table of short streams is found', () => {
    expect(hasSectorCycle(compoundFile([straight, round], { shortTable: 1 }))).toBe(true)
    expect(hasSectorCycle(compoundFile([straight, straight], { shortTable: 1 }))).toBe(false)
  })

  test('a cycle in a table outside the header is found', () => {
    const tables = Array.from({ length: 109 }, () => 0)
    const list = sectorOf({ 0: 2 })
    const first = tables.length * entriesPerSector
    const farRound = sectorOf({ 0: first + 1, 1: first })
    expect(hasSectorCycle(compoundFile([straight, list, farRound], { tables, moreTable: 1 }))).toBe(true)
    expect(hasSectorCycle(compoundFile([straight, list, straight], { tables, moreTable: 1 }))).toBe(false)
  })

  test('a list of tables with a cycle is read once', () => {
    const list = sectorOf({ [entriesPerSector - 1]: 1 })
    expect(hasSectorCycle(compoundFile([straight, list], { moreTable: 1 }))).toBe(false)
  })

  test('sectors beyond the end of the file, or of an unknown size, are left to the reader', () => {
    expect(hasSectorCycle(compoundFile([], { tables: [9] }))).toBe(false)
    expect(hasSectorCycle(compoundFile([round], { sectorSizePower: 31 }))).toBe(false)
    expect(hasSectorCycle(Buffer.alloc(100))).toBe(false)
  })
})
