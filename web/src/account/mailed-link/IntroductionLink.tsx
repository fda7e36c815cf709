import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OpenedIntroduction } from '#shared/account/contract/introductions.ts'
import { introductionsApi } from '../../api/introductions-client.ts'
import { useSessionActions } from '../../api/session/Session.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCall } from '../../form/use-call.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { When } from '../../ui/When.tsx'
import { AppliedDialog } from '../AppliedDialog.tsx'
import { forgetLinkToken } from '../link-token.ts'
import { deleteWords, introductionCall, type Accepted } from './introduction-calls.ts'
import { LinkStep } from './LinkStep.tsx'
import { OpeningLink } from './OpeningLink.tsx'
import { SayYes } from './SayYes.tsx'

type End = { kind: 'deleted' } | ({ kind: 'applied' } & Pick<Accepted, 'jobId' | 'isExisting'>)

/** A link of the letter to a person whom a recruiter has added to a position: one says yes, the other deletes. */
export default function IntroductionLink({ token }: { token: string }) {
  // The last step is shown after the token was used and forgotten.
  const [end, setEnd] = useState<End>()
  const { signIn } = useSessionActions()
  if (end !== undefined) return <Answered end={end} />
  return (
    <OpeningLink
      token={token}
      call={introductionCall}
      title="May we consider you?"
      whenSpent={
        <>
          <p className="text-small text-ink-soft">
            If you have said yes, sign in to see your application. If not, nothing of what we had been given
            about you is stored any more.
          </p>
          <ButtonLink to="/login">Sign In</ButtonLink>
        </>
      }
    >
      {(introduction, again) =>
        introduction.does === 'delete' ? (
          <Deleting
            token={token}
            introduction={introduction}
            onDeleted={() => {
              forgetLinkToken()
              setEnd({ kind: 'deleted' })
            }}
          />
        ) : (
          <LinkStep title="May we consider you?" lead={sourceOf(introduction)}>
            <IntroductionFacts introduction={introduction} />
            <SayYes
              token={token}
              introduction={introduction}
              onOutdated={again}
              onAccepted={({ user, token: signInToken, jobId, isExisting }) => {
                forgetLinkToken()
                signIn({ user, token: signInToken })
                setEnd({ kind: 'applied', jobId, isExisting })
              }}
            />
          </LinkStep>
        )
      }
    </OpeningLink>
  )
}

function Answered({ end }: { end: End }) {
  if (end.kind === 'deleted')
    return (
      <LinkStep
        title="Everything is deleted"
        lead="We have deleted what we had been given about you for this position."
      >
        <ButtonLink to="/">Go to the Home Page</ButtonLink>
      </LinkStep>
    )
  return (
    <LinkStep
      title={end.isExisting ? 'You had applied already' : 'Your application is made'}
      lead="You find it on your dashboard."
    >
      <ButtonLink to="/dashboard">Go to Dashboard</ButtonLink>
      {!end.isExisting && <AppliedDialog jobId={end.jobId} />}
    </LinkStep>
  )
}

const sourceOf = ({ referrer, jobTitle }: OpenedIntroduction): string =>
  referrer === null
    ? `One of our recruiters would like to consider you for the position ${jobTitle}.`
    : `${referrer} has recommended you for the position ${jobTitle}.`

const fact = 'font-strong wrap-anywhere'

function IntroductionFacts({ introduction }: { introduction: OpenedIntroduction }) {
  const { name, email, fileName, keptUntil } = introduction
  return (
    <>
      <dl className="grid grid-cols-terms gap-x-5 gap-y-2 rounded-card border border-line bg-surface px-5 py-4">
        <dt className="text-ink-soft">Name</dt>
        <dd className={fact}>{name}</dd>
        <dt className="text-ink-soft">Email</dt>
        <dd className={fact}>{email}</dd>
        <dt className="text-ink-soft">File</dt>
        <dd className={fact}>{fileName ?? 'None'}</dd>
      </dl>
      <p className="text-small text-ink-soft">
        This is all we have stored. Nobody assesses it and no software reads the file before you say yes. We
        delete it on <When at={keptUntil} to="day" /> if you do not.
      </p>
    </>
  )
}

type DeletingProps = { token: string; introduction: OpenedIntroduction; onDeleted: () => void }

function Deleting({ token, introduction, onDeleted }: DeletingProps) {
  const { isSending, failure, start } = useCall({
    words: deleteWords,
    send: () => introductionsApi.deleteIntroduction({ body: { token } }),
    onDone: onDeleted,
  })
  return (
    <LinkStep title="Delete everything now?" lead={sourceOf(introduction)}>
      <IntroductionFacts introduction={introduction} />
      <FormFailure failure={failure} />
      <Button look="danger" aria-disabled={isSending} onClick={start}>
        {isSending ? 'Deleting…' : 'Delete Now'}
      </Button>
      <p className="text-small text-ink-soft">
        To be considered instead, use the other link in our email.{' '}
        <Link className="link" to="/careers">
          See all positions
        </Link>
      </p>
    </LinkStep>
  )
}
