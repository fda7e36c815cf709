import { createClient, type Send } from '#shared/platform/contract/client.ts'
import { deskHeader } from '#shared/platform/contract/headers.ts'
import { send } from '../api/send.ts'
import { accounts, assessments, enquiries, recruiting, staff } from './endpoints.data.ts'
import { dispatchSession } from './session-store.ts'

const unauthorized = 401

/** Browsers add the cookie of the sign-in by themselves; the header tells the API that a page of the desk calls. */
const deskSend: Send = async (request) => {
  const answer = await send({ ...request, headers: { ...request.headers, [deskHeader]: 'page' } })
  if (answer.status === unauthorized && request.on401 !== 'stay') dispatchSession({ type: 'refused' })
  return answer
}

export const staffApi = createClient(staff, deskSend)
export const recruitingApi = createClient(recruiting, deskSend)
export const accountsApi = createClient(accounts, deskSend)
export const enquiriesApi = createClient(enquiries, deskSend)
export const assessmentsApi = createClient(assessments, deskSend)
