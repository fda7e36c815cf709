import { cvPdf } from 'cv-reader/documents'
import { aCandidate, caller, goodPassword, type ApiCall } from './api.ts'
import { aStranger } from './cv-desk.ts'
import { postedCv, postWithFile } from './cv-upload.ts'
import { anEnquiry } from './enquiries.ts'
import { runningInterview } from './rooms.ts'
import { registration, resetToken, type NeedyCall } from './silent-calls.ts'
import type { Service } from './silent-services.ts'
import type { TestStack } from './stack.ts'

/** For each service, the calls that succeed without it: files are stored or deleted later, and e-mails are not sent. */
export async function callsDoneWithout(
  through: TestStack,
  stack: TestStack,
): Promise<Readonly<Record<Service, readonly NeedyCall[]>>> {
  const call = caller(stack)
  const ask = caller(through)
  const does = (route: string, wanted: ApiCall): NeedyCall => ({ route, ask: () => ask(route, wanted) })
  const candidate = () => aCandidate(call, aStranger())
  const [withdrawing, changing, leaving, erased, forgetful, emptied, left, gone] = [
    await candidate(),
    await candidate(),
    await candidate(),
    await candidate(),
    await candidate(),
    await candidate(),
    await candidate(),
    await candidate(),
  ]
  const { token } = withdrawing
  const session = await runningInterview({ call, token, jobId: 'first' })
  const password = `${goodPassword} 2`
  const cvId = await postedCv(call, cvPdf(aStranger()))
  await call('POST /cv/analyze-text', { json: { cvId } })
  const S3 = [
    {
      route: 'POST /auth/register with a file',
      ask: () =>
        postWithFile(
          through,
          '/auth/register',
          { fileName: 'cv.pdf', bytes: cvPdf(aStranger()) },
          { fields: registration() },
        ),
    },
    does(`POST /interviews/${session}/unapply`, { token }),
    // The function `removals` deletes the files later.
    does('DELETE /auth/me', { token: left.token, json: { password: goodPassword } }),
    does('POST /recruiting/candidates/erase', { json: { candidate: gone.email } }),
    // The daily run of `account-expiry` deletes the files later.
    does('POST /auth/reset-password', {
      json: { token: await resetToken(stack, emptied.email), password, contents: 'empty' },
    }),
  ]
  const SES = [
    does('POST /contact', { json: anEnquiry() }),
    does('POST /auth/register', { form: registration() }),
    does('POST /auth/register-with-cv', { form: { cv_id: cvId } }),
    does('POST /auth/reset-password', {
      json: { token: await resetToken(stack, forgetful.email), password, contents: 'empty' },
    }),
    does('PATCH /auth/update-password', {
      token: changing.token,
      json: { current_password: goodPassword, new_password: password },
    }),
    does('DELETE /auth/me', { token: leaving.token, json: { password: goodPassword } }),
    does('POST /recruiting/candidates/erase', { json: { candidate: erased.email } }),
  ]
  return { DynamoDB: [], S3, SES, Textract: [] }
}
