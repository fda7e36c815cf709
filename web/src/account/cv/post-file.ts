import { ApiRefusal } from '#shared/contract/refusal.ts'
import { UploadRefused, uploadRefusal } from './upload-refusal.ts'

/** Nothing was sent for so long that nothing will be. */
const stalledMilliseconds = 30_000

type Post = {
  form: { url: string; fields: Readonly<Record<string, string>> }
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Posts a file to storage. Not by fetch, which does not tell how much of it was sent. */
export function postFile({ form, file, onProgress, signal }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const brokeOff = (): void => reject(new ApiRefusal('no_answer'))
    const giveUp = (): void => request.abort()
    let patience = setTimeout(giveUp, stalledMilliseconds)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(patience)
      patience = setTimeout(giveUp, stalledMilliseconds)
      onProgress(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadRefused(uploadRefusal(request.responseText)))
    })
    request.addEventListener('error', brokeOff)
    request.addEventListener('abort', brokeOff)
    request.addEventListener('loadend', () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', giveUp)
    })
    signal.addEventListener('abort', giveUp)
    const body = new FormData()
    for (const [name, value] of Object.entries(form.fields)) body.set(name, value)
    // Storage reads nothing that stands behind the file.
    body.set('file', file, 'file')
    request.open('POST', form.url)
    request.send(body)
  })
}
