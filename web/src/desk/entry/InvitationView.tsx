import { useState } from 'react'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { staffApi } from '../desk-api.ts'
import { messageOf, refusalOf } from '../refusals.ts'
import { AcceptForm, type Invitation } from './AcceptForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useLinkToken } from './use-link-token.ts'

export default function InvitationView() {
  const token = useLinkToken()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined)
    return (
      <EntryFrame
        title="Keep your recovery codes"
        lead="If you lose your phone, each code lets you sign in once without the app. They are not shown again."
      >
        <RecoveryCodes codes={codes} />
      </EntryFrame>
    )
  if (token === undefined)
    return (
      <EntryFrame
        title="This link is incomplete"
        lead="Open the link in the email again. If it was cut off, ask the colleague who invited you for a new one."
      >
        {null}
      </EntryFrame>
    )
  return <OpenedInvitation key={token} token={token} onAccepted={setCodes} />
}

type OpenedProps = { token: string; onAccepted: (codes: readonly string[]) => void }

function OpenedInvitation({ token, onAccepted }: OpenedProps) {
  const { data, error, mutate, isValidating } = useDeskAnswer<Invitation>(
    ['invitation', token],
    async () => (await staffApi.invitation({ body: { token } })).data,
  )
  if (data !== undefined)
    return (
      <EntryFrame title={`Welcome, ${data.name}`} lead={`Your account at the desk is ${data.email}.`}>
        <AcceptForm token={token} invitation={data} onAccepted={onAccepted} />
      </EntryFrame>
    )
  const isInvalid = error !== undefined && refusalOf(error).code === 'staff_link_invalid'
  return (
    <EntryFrame title={isInvalid ? 'This invitation no longer works' : 'Your invitation'}>
      <StatusRegion>{error === undefined && <p>Opening the invitation…</p>}</StatusRegion>
      {error !== undefined && (
        <p role="alert">
          {isInvalid
            ? 'The link has been used, has been replaced by a newer one, or has expired. Ask the colleague who invited you for a new invitation.'
            : messageOf(error, 'The invitation could not be opened.')}
        </p>
      )}
      {error !== undefined && !isInvalid && (
        <button type="button" className="button" disabled={isValidating} onClick={() => void mutate()}>
          Try again
        </button>
      )}
    </EntryFrame>
  )
}
