import { apiBase } from '#shared/contract/endpoint.ts'
import { differs, pageRelease } from '../site/release.ts'
import { requestHeaders } from './early-requests.ts'

/** Asks for the server's release, and marks the document where it is another one than the page's. */
export async function askForRelease(): Promise<void> {
  const answer = await fetch(`${apiBase}/health`, { headers: requestHeaders(__API_KEY__) })
  const { data }: { data?: { release?: string } } = await answer.json()
  if (differs(pageRelease(), data?.release ?? '')) document.documentElement.dataset['outdated'] = ''
}
