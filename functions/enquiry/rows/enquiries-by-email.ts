import { DeleteCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/platform/email-key.ts'
import type { Clock, Random } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { removalStep } from '#functions/platform/removals/removals.ts'
import { storedEnquiry, type StoredEnquiry } from './stored-enquiry.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'

const keys = z.object({ id: z.string() })

/** In one answer: an enquiry can have some 15 kB, and Lambda answers at most 6 MB. */
export const enquiriesPerPage = 100
/** A call then takes some seconds. There can be more, because the form accepts any e-mail address. */
const maxErasedPerCall = 1000
/** Each in two steps of a transaction, which takes a hundred. */
const erasedTogether = 40

/** `next`: where the page after it begins; undefined after the last one. */
export type EnquiryPage = { enquiries: StoredEnquiry[]; next: string | undefined }

type Tables = { enquiries: string; removals: string }

/** The enquiries of a person, for their export and erasure, in all spellings of the address. */
export function createEnquiriesByEmail(
  dynamo: Dynamo,
  tables: Tables,
  { clock, random }: { clock: Clock; random: Random },
) {
  const idsOf = idsIn(dynamo, tables.enquiries)
  const erasure = (id: string): Step[] => [
    { Delete: { TableName: tables.enquiries, Key: { id } } },
    // Deletes it again should a backup bring it back.
    removalStep(tables.removals, { kind: 'enquiry', enquiryId: id }, clock()),
  ]

  return {
    /** The oldest first within a page. `after`: the `next` of the page before. */
    async page(email: string, after?: string): Promise<EnquiryPage> {
      const { ids, next } = await idsOf(email, { after, max: enquiriesPerPage })
      const rows = await Promise.all(
        ids.map((id) => dynamo.send(new GetCommand({ TableName: tables.enquiries, Key: { id } }))),
      )
      const enquiries = rows
        .flatMap(({ Item }) => (Item === undefined ? [] : storedEnquiry.parse(Item)))
        .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
      return { enquiries, next }
    },

    /** One of them; undefined where there is none. */
    async anyOf(email: string): Promise<string | undefined> {
      return (await idsOf(email, { after: undefined, max: 1 })).ids[0]
    },

    /** Reads the keys of the index alone, so that large enquiries, or many, do not keep others from being deleted. */
    async erase(email: string): Promise<{ erased: number; areAll: boolean }> {
      let erased = 0
      let after: string | undefined
      do {
        const { ids, next } = await idsOf(email, { after, max: erasedTogether })
        if (ids.length > 0) await writeTogether(dynamo, ids.flatMap(erasure), random)
        erased += ids.length
        after = next
      } while (after !== undefined && erased < maxErasedPerCall)
      const areAll = after === undefined || (await idsOf(email, { after, max: 1 })).ids.length === 0
      return { erased, areAll }
    },

    async remove(id: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: tables.enquiries, Key: { id } }))
    },
  }
}

const idsIn =
  (dynamo: Dynamo, table: string) =>
  async (address: string, { after, max }: { after: string | undefined; max: number }) => {
    const email = emailKey(address)
    const { Items = [], LastEvaluatedKey } = await dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'byEmail',
        KeyConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':email': email },
        Limit: max,
        ...(after === undefined ? {} : { ExclusiveStartKey: { email, id: after } }),
      }),
    )
    const next = LastEvaluatedKey === undefined ? undefined : keys.parse(LastEvaluatedKey).id
    return { ids: Items.map((item) => keys.parse(item).id), next }
  }
