import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { UploadRefused, uploadRefusal } from './upload-refusal.ts'

/** An upload without progress for this long is aborted. */
const stalledMilliseconds = 30_000

type Post = {
  form: { url: string; fields: Readonly<Record<string, string>> }
  file: File
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Posts a file to S3 with XMLHttpRequest, since fetch reports no upload progress. */
export function postFile({ form, file, onProgress, signal }: Post): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (): void => reject(new ApiRefusal('no_answer'))
    const abort = (): void => request.abort()
    let stallTimer = setTimeout(abort, stalledMilliseconds)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(abort, stalledMilliseconds)
      onProgress(total === 0 ? 0 : loaded / total)
    })
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new UploadRefused(uploadRefusal(request.responseText)))
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => {
      clearTimeout(stallTimer)
      signal.removeEventListener('abort', abort)
    })
    signal.addEventListener('abort', abort)
    const body = new FormData()
    for (const [name, value] of Object.entries(form.fields)) body.set(name, value)
    // The file comes last: S3 ignores fields after it.
    body.set('file', file, 'file')
    request.open('POST', form.url)
    request.send(body)
  })
}
