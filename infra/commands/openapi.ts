import { company } from '#shared/company.ts'
import { api } from '#shared/api.ts'
import { openApi } from '#shared/platform/contract/openapi.ts'

/** `npm run openapi`: prints the contract as an OpenAPI document. */
const document = openApi(api, {
  title: `${company.shortName} API`,
  version: '1',
  description: 'What the pages of the site call. Trailing slashes are optional.',
})

process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
