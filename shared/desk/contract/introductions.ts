import * as z from 'zod/mini'
import { introduction } from '#shared/application/introduction.ts'
import { cvLimits } from '#shared/account/cv.ts'
import { profileLengths } from '#shared/account/profile.ts'
import { formOverheadBytes, uploadedFile } from '#shared/account/contract/uploaded-file.ts'
import { email } from '#shared/platform/email.ts'
import { lineOrNothing, requiredLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forRecruiters } from './callers.ts'
import { done } from './listed.ts'
import { listsAreRead } from './reasons.ts'

/** `addedBy`: the name of a member of staff; null for an operator. */
const waitingPerson = z.extend(introduction, { id: z.string(), addedBy: z.nullable(z.string()) })

export type WaitingPerson = z.output<typeof waitingPerson>

/** People whom recruiters add to a position. No answer depends on whether there is an account with the address. */
export const recruitingIntroductions = {
  introduce: endpoint({
    method: 'POST',
    path: '/recruiting/jobs/{id}/people',
    ...forRecruiters('position', { act: 'position_person_added' }),
    summary:
      'Add a person to a position: one e-mail asks them, and nothing is done with their data before they say yes. The same call by the same caller e-mails nothing again',
    bodyKind: 'multipart',
    bodyLimitBytes: cvLimits.directBytes + formOverheadBytes,
    body: z.object({
      name: requiredLine({ label: 'Name', length: profileLengths.name, required: 'Please enter a name' }),
      email,
      referrer: z._default(
        lineOrNothing({ label: 'Name of who recommended them', length: profileLengths.name }),
        '',
      ),
      cv_file: z.optional(uploadedFile),
    }),
    response: success(waitingPerson),
    errors: [
      'job_not_found',
      'job_closed',
      'job_expired',
      'cv_wrong_type',
      'cv_too_large',
      'introduction_waits',
      'no_introduction_now',
      'mail_unavailable',
    ],
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/people',
    ...forRecruiters('position', { unaudited: listsAreRead }),
    summary: 'The people who were added to a position and have not answered, newest first',
    response: success(z.object({ people: z.array(waitingPerson) })),
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/recruiting/jobs/{id}/people/{personId}',
    ...forRecruiters('position', { act: 'position_person_removed' }),
    summary: 'Delete what is stored of a person who was added to a position and has not answered',
    response: done,
    errors: ['introduction_not_found'],
  }),
} as const
