import { authApi } from '../../api/auth-client.ts'

/** Revoking the object URL earlier could interrupt the download. */
const keepFileMilliseconds = 60_000

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepFileMilliseconds)
}

/** Downloads all data stored about the candidate as a JSON file. */
export async function downloadMyData(): Promise<void> {
  const { data } = await authApi.exportMe()
  const day = data.exportedAt.slice(0, 'yyyy-mm-dd'.length)
  saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
