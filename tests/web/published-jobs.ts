import { company } from '#shared/company.ts'
import { aJob } from '../support/jobs.ts'
import type { TestStack } from '../support/stack.ts'
import { readDocuments, type BuiltPage } from './built-pages.ts'

export const open = aJob({
  id: 'network-engineer',
  description: 'You run the network that connects our GPU clusters & everything <that> hangs on it.</script>',
})
export const closed = aJob({ id: 'data-scientist', title: 'Data Scientist', status: 'closed' })
export const expired = aJob({ id: 'product-designer', title: 'Product Designer', closingDate: '2026-01-31' })

export const pathOf = ({ id }: { id: string }): string => `/careers/${id}`

export async function statusOf(stack: TestStack, path: string): Promise<number> {
  return (await fetch(stack.site + path, { redirect: 'manual' })).status
}

export async function documentAt(stack: TestStack, path: string): Promise<BuiltPage> {
  const answer = await fetch(stack.site + path)
  const [page] = await readDocuments([[path, await answer.text()]])
  if (page === undefined) throw new Error(`${path} is no document.`)
  return page
}

/** The paths in the sitemap. */
export const listed = async (stack: TestStack): Promise<string[]> => {
  const sitemap = await (await fetch(`${stack.site}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(company.siteUrl, ''),
  )
}
