import { useState } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { staffApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { PageFrame } from '../PageFrame.tsx'
import { useBusy } from '../use-busy.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'
import { When } from '../../ui/When.tsx'

const load = async () => (await staffApi.listSignIns()).data.signIns

type SignIn = Awaited<ReturnType<typeof load>>[number]

/** Where the member is signed in: a sign-in that was forgotten elsewhere, or is somebody else's, is ended here. */
export default function SignInsView() {
  const answer = useDeskAnswer('sign-ins', load)
  const [news, setNews] = useState<string>()
  const { isBusy, failure, run } = useBusy()
  const end = ({ id, browser }: SignIn): Promise<void> =>
    run(async () => {
      setNews(undefined)
      await staffApi.endSignIn({ params: { id } })
      await answer.mutate()
      setNews(`The sign-in in ${browser} has ended.`)
    }, 'The sign-in was not ended.')
  return (
    <PageFrame
      title="Sign-ins"
      lead="Where you are signed in to the desk. If you do not recognise one, end it and set a new password."
    >
      <StatusRegion>{news !== undefined && <Notice tone="good">{news}</Notice>}</StatusRegion>
      <p role="alert">{failure}</p>
      <Loaded answer={answer} what="Your sign-ins">
        {(signIns) => <SignIns signIns={signIns} isBusy={isBusy} onEnd={(signIn) => void end(signIn)} />}
      </Loaded>
    </PageFrame>
  )
}

type ListProps = { signIns: readonly SignIn[]; isBusy: boolean; onEnd: (signIn: SignIn) => void }

const SignIns = ({ signIns, isBusy, onEnd }: ListProps) => (
  <Panel as="ul" className="grid gap-3" aria-label="Sign-ins">
    {signIns.map((signIn) => (
      <li key={signIn.id} className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <p className="font-strong">{signIn.isThis ? `${signIn.browser} (this browser)` : signIn.browser}</p>
          <p className="text-ink-soft">
            Signed in <When at={signIn.begunAt} />, last active <When at={signIn.activeAt} />
          </p>
        </div>
        {!signIn.isThis && (
          <Button look="quiet" size="compact" disabled={isBusy} onClick={() => onEnd(signIn)}>
            End<span className="unseen">{` the sign-in in ${signIn.browser}`}</span>
          </Button>
        )}
      </li>
    ))}
  </Panel>
)
