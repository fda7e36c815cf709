import { answerTo, unreadable, type Client, type LooseInput, type Send } from './client.ts'
import type { Endpoint, Group } from './endpoint.ts'
import { groupFacts } from './facts.ts'

async function checkedAnswer(endpoint: Endpoint, answer: ReturnType<typeof answerTo>): Promise<unknown> {
  const { status, body } = await answer
  const { data, error } = endpoint.response.safeParse(body)
  if (error !== undefined) throw unreadable(status, error)
  return data
}

/** A client that also checks each answer by the contract's schema. Pages use the unchecked one, because this needs zod. */
export function createCheckedClient<const G extends Group>(group: G, send: Send): Client<G> {
  const facts = groupFacts(group)
  return Object.fromEntries(
    Object.entries(group).map(([name, endpoint]) => [
      name,
      (input: LooseInput = {}) => checkedAnswer(endpoint, answerTo(facts[name] as never, input, send)),
    ]),
  ) as Client<G>
}
