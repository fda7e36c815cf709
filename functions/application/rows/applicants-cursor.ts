import * as z from 'zod/mini'
import { jsonIn } from '#functions/platform/world/json-in.ts'
import { maxKeyLetters } from '#functions/platform/dynamo/key-length.ts'
import type { Place } from './newest-first.ts'

const keyText = z.string().check(z.minLength(1), z.maxLength(maxKeyLetters))

const storedPlace = z.tuple([keyText, z.iso.datetime(), keyText, keyText])

/** What a caller sends back for the next page. */
export const textOf = ({ run, entry: { at, userId, jobId } }: Place): string =>
  Buffer.from(JSON.stringify([run, at, userId, jobId])).toString('base64url')

/** An invalid cursor reads from the start. */
export function placeIn(cursor: string | undefined): Place | undefined {
  const read = storedPlace.safeParse(jsonIn(Buffer.from(cursor ?? '', 'base64url').toString()))
  if (!read.success) return undefined
  const [run, at, userId, jobId] = read.data
  return { run, entry: { at, userId, jobId } }
}
