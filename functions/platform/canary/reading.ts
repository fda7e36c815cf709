import { callSite, good, statusOf, runCheck, type Site } from './site.ts'

type Say = (line: string) => void

/** What visitors read: pages, a file that is missing, the storage, the positions. Nothing is written. */
export async function readingChecks(site: Site, say: Say = () => {}): Promise<void> {
  await runCheck(
    {
      name: 'a page is answered',
      lookAt: 'CloudFront and the bucket of the site',
      run: async () => expectStatus(await statusOf(`${site.url}/`), 200),
    },
    say,
  )
  await runCheck(
    {
      name: 'a missing file is answered 404',
      lookAt: 'the edge function, and whether CloudFront may list the bucket of the site',
      run: async () => expectStatus(await statusOf(`${site.url}/assets/missing-${Date.now()}.js`), 404),
    },
    say,
  )
  await runCheck(
    {
      name: 'the storage answers',
      lookAt: 'DynamoDB and the log of Health',
      run: async () => void good(await callSite(site, 'GET /health')),
    },
    say,
  )
  await runCheck(
    {
      name: 'the positions are answered',
      lookAt: 'the log of Jobs and the bucket of published positions',
      run: async () => void good(await callSite(site, 'GET /jobs')),
    },
    say,
  )
}

function expectStatus(status: number, expected: number): void {
  if (status !== expected) throw new Error(`answered ${status}`)
}
