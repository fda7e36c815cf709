import { DeleteItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { nameOf, type Part } from './stack-parts.ts'

/** The row that holds letters to unproved mailboxes, which the function `mailReturns` writes after too many bounces. */
const heldLetters = 'first-letters-held'

/** Sends letters to unproved mailboxes again. */
export async function liftLetters(
  dynamo: DynamoDBClient,
  { parts, say }: { parts: readonly Part[]; say: (line: string) => void },
): Promise<void> {
  const { Attributes } = await dynamo.send(
    new DeleteItemCommand({
      TableName: nameOf(parts, 'table', 'Guards'),
      Key: { id: { S: heldLetters } },
      ReturnValues: 'ALL_OLD',
    }),
  )
  say(
    Attributes === undefined
      ? 'First letters are not held.'
      : `First letters were held since ${Attributes['since']?.S ?? 'an unknown time'}. They are sent again, the waiting ones within the hour.`,
  )
}
