import { authApi } from '../../api/auth-client.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Downloads all data stored about the candidate as a JSON file. Many enquiries come in several answers. */
export async function downloadMyData(): Promise<void> {
  const { next: first, ...data } = (await authApi.exportMe({ query: {} })).data
  const enquiries = [...data.enquiries]
  for (let cursor = first; cursor !== null;) {
    const { data: more } = await authApi.exportMe({ query: { cursor } })
    enquiries.push(...more.enquiries)
    cursor = more.next
  }
  const all = JSON.stringify({ ...data, enquiries }, null, 2)
  const day = data.exportedAt.slice(0, 'yyyy-mm-dd'.length)
  saveFile(`my-data-${day}.json`, new Blob([all], { type: 'application/json' }))
}
