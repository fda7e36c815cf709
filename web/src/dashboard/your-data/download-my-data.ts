import { authApi } from '../../api/auth-client.ts'
import { saveFile } from '../save-file.ts'

/** Downloads all data stored about the candidate as a JSON file. */
export async function downloadMyData(): Promise<void> {
  const { data } = await authApi.exportMe()
  const day = data.exportedAt.slice(0, 'yyyy-mm-dd'.length)
  saveFile(`my-data-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
}
