/**
 * Checks the input of a command against the model of AWS that the SDK was generated from and that each command has: names
 * unknown members, missing members and values of another kind. What a service answers to it, only AWS shows.
 */

/* oxlint-disable typescript/no-explicit-any, typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call, typescript/no-unsafe-argument, typescript/no-unsafe-return -- the SDK does not publish the types of its schemas */
type Schema = any

const kinds = { list: 1, map: 2, structure: 3, simple: 0 } as const
/** A schema is a number, an array that begins with its kind, or a function that returns one (with its traits). */
const resolvedSchema = (schema: Schema): Schema => {
  const own = typeof schema === 'function' ? schema() : schema
  return Array.isArray(own) && own.length === 2 && typeof own[1] !== 'string' ? resolvedSchema(own[0]) : own
}

function wrongIn(value: unknown, given: Schema, path: string): string[] {
  const schema = resolvedSchema(given)
  if (value === undefined || !Array.isArray(schema)) return []
  const [kind] = schema
  if (kind === kinds.structure) {
    const [, , , , names, members, required = 0] = schema
    if (typeof value !== 'object' || value === null) return [`${path} is no structure`]
    const entries = Object.entries(value)
    return [
      ...entries.flatMap(([name, inner]) => {
        const place = names.indexOf(name)
        return place < 0 ? [`${path}.${name} is unknown`] : wrongIn(inner, members[place], `${path}.${name}`)
      }),
      ...names
        .slice(0, required)
        .flatMap((name: string) =>
          (value as Record<string, unknown>)[name] === undefined ? [`${path}.${name} is missing`] : [],
        ),
    ]
  }
  if (kind === kinds.list)
    return Array.isArray(value)
      ? value.flatMap((each, at) => wrongIn(each, schema[4], `${path}[${at}]`))
      : [`${path} is no list`]
  if (kind === kinds.map)
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => wrongIn(inner, schema[5], `${path}.${name}`))
      : [`${path} is no map`]
  return []
}

export type Sent = { input: unknown; schema?: unknown }

/** The faults in the input of this command; none where the model allows it. */
export function wrongInput(command: Sent): string[] {
  const operation = command.schema as Schema
  const [, , name, , input] = operation
  return wrongIn(command.input, input, name)
}

/** Adds each command that the client sends from now on to a list. */
export function notingCommands<Client extends { send: (...args: never[]) => unknown }>(
  client: Client,
  sent: Sent[],
): Client {
  const send = client.send.bind(client) as (...args: unknown[]) => unknown
  client.send = (command: unknown, ...more: unknown[]) => {
    sent.push(command as Sent)
    return send(command, ...more)
  }
  return client
}
