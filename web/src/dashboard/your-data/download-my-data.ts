import { authApi } from '../../api/auth-client.ts'

/** Long enough for the browser to have taken the file over. */
const keepFileMilliseconds = 60_000

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepFileMilliseconds)
}

/** Everything held about the person, as a file that people can open and programs can read. */
export async function downloadMyData(): Promise<void> {
  const { data } = await authApi.exportMe()
  const day = data.exportedAt.slice(0, 'yyyy-mm-dd'.length)
  saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
