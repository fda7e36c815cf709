import type { Schema } from '#shared/contract/endpoint.ts'
import type { Shape } from '#shared/contract/shape.ts'

type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  valueType?: Schema
  options?: readonly Schema[]
  values?: readonly unknown[]
  entries?: Record<string, unknown>
  defaultValue?: unknown
  catchValue?: (context: object) => unknown
}

const needed = (schema: Schema | undefined): Shape => {
  if (schema === undefined) throw new Error('A schema of the contract lacks its inner schema.')
  return shapeOf(schema)
}

/** The shape of a schema. One that an answer has not had so far stops the build: add it here and to `shared/contract/shape.ts`. */
export function shapeOf(schema: Schema): Shape {
  const definition = schema._zod.def as unknown as Definition
  switch (definition.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return definition.type
    case 'literal':
      return { is: definition.values ?? [] }
    case 'enum':
      return { is: Object.values(definition.entries ?? {}) }
    case 'array':
      return { list: needed(definition.element) }
    case 'record':
      return { map: needed(definition.valueType) }
    case 'object':
      return {
        fields: Object.fromEntries(
          Object.entries(definition.shape ?? {}).map(([name, field]) => [name, shapeOf(field)]),
        ),
      }
    case 'nullable':
      return { nullable: needed(definition.innerType) }
    case 'optional':
      return { optional: needed(definition.innerType) }
    case 'default':
      return { absent: needed(definition.innerType), value: definition.defaultValue }
    case 'catch':
      return { invalid: needed(definition.innerType), value: definition.catchValue?.({}) }
    case 'union':
      return { oneOf: (definition.options ?? []).map(shapeOf) }
    default:
      throw new Error(
        `web/shape-of.ts does not know "${definition.type}", which an answer of the contract has.`,
      )
  }
}
