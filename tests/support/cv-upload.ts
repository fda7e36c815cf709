import { cvLimits } from '#shared/account/cv.ts'
import { deskHeader } from '#shared/platform/contract/headers.ts'
import { aNetwork, caller, formOf, type ApiAnswer, type Call } from './api.ts'
import { behindTheEdge } from './enquiries.ts'
import type { TestStack } from './stack.ts'

export type Uploaded = ApiAnswer & { cvId: string | undefined }

type CvFile = { fileName: string; bytes: Buffer }

/** Uploads a file as the page does and has it read. Returns the first answer that is not a success. */
export const uploader =
  (stack: Pick<TestStack, 'gateway'>) =>
  async ({ fileName, bytes }: CvFile): Promise<Uploaded> => {
    const call = caller(stack)
    const announced = await call('POST /cv/upload', {
      json: { fileName, contentType: 'application/octet-stream', size: Math.max(bytes.length, 1) },
    })
    if (announced.status !== 200) return { ...announced, cvId: undefined }
    const { cvId, upload } = announced.body['data'] as { cvId: string; upload: UploadForm }
    await postTo(upload, bytes)
    return { ...(await call('POST /cv/analyze-text', { json: { cvId } })), cvId }
  }

/** The presigned form that the answer to an announced upload has. */
export type UploadForm = { url: string; fields: Record<string, string> }

/** Announces a PDF and posts it to S3, as the page does; returns its id. */
export async function postedCv(call: Call, bytes: Buffer): Promise<string> {
  const { body } = await call('POST /cv/upload', {
    json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: bytes.length },
  })
  const { cvId, upload } = body['data'] as { cvId: string; upload: UploadForm }
  await postTo(upload, bytes)
  return cvId
}

export async function postTo({ url, fields }: UploadForm, bytes: Buffer): Promise<Response> {
  const form = formOf(fields)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file')
  return fetch(url, { method: 'POST', body: form })
}

/** Posts a form with the file in it, to an endpoint that accepts one. */
export async function postWithFile(
  { gateway }: Pick<TestStack, 'gateway'>,
  path: string,
  { fileName, bytes }: CvFile,
  { fields = {}, token, cookie }: { fields?: Record<string, string>; token?: string; cookie?: string } = {},
): Promise<ApiAnswer> {
  if (bytes.length > 2 * cvLimits.directBytes) throw new Error('The file is larger than the gateway accepts.')
  const { 'content-type': _, ...headers } = behindTheEdge({ address: aNetwork() })
  const form = formOf(fields)
  form.set('cv_file', new Blob([new Uint8Array(bytes)]), fileName)
  const response = await fetch(`${gateway}/api${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie: `__Host-desk=${cookie}`, [deskHeader]: '1' }),
    },
    body: form,
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as ApiAnswer['body'],
  }
}
