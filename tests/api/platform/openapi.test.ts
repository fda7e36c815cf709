import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { api } from '#shared/api.ts'
import { waysIn } from '#shared/platform/contract/desk.ts'
import { pathOf, routeKeyOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import { errors } from '#shared/platform/contract/errors.ts'
import { codesOf } from '#shared/platform/contract/facts.ts'
import { openApi } from '#shared/platform/contract/openapi.ts'

const document = openApi(api, { title: 'API', version: '1', description: 'What the pages call' })

type Operation = {
  operationId: string
  responses: Record<string, { description: string }>
  security: object[]
}
const paths = document['paths'] as Record<string, Record<string, Operation>>
const ways = Object.values<Group>(api).flatMap((members) => Object.values<Endpoint>(members).flatMap(waysIn))
const endpoints = Object.entries<Group>(api).flatMap(([group, members]) =>
  Object.entries<Endpoint>(members).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint })),
)

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test.each(endpoints)('$id is in it with all its refusals', ({ id, endpoint }) => {
  const operation = paths[pathOf(endpoint).slice('/api'.length)]?.[endpoint.method.toLowerCase()]
  expect(operation?.operationId).toBe(id)
  for (const code of codesOf(endpoint)) {
    expect(operation?.responses[errors[code].status]?.description).toContain(errors[code].text)
  }
})

test('it contains only endpoints of the contract', () => {
  expect(Object.values(paths).flatMap((path) => Object.values(path)).length).toBe(ways.length)
})

test('only endpoints of operators and staff need no API key', () => {
  const keyless = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => !security.some((scheme) => 'apiKey' in scheme))
      .map(([method]) => `${method.toUpperCase()} /api${path}`),
  )
  const signed = ways.filter(({ auth }) => auth === 'operator' || auth === 'staff').map(routeKeyOf)
  expect(keyless.toSorted()).toEqual(signed.toSorted())
})
