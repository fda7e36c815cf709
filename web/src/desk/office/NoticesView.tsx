import { useState } from 'react'
import {
  noticeKinds,
  noticeTimes,
  type NoticeKind,
  type NoticeSettings,
  type NoticeTime,
} from '#shared/platform/notices.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { staffApi } from '../desk-api.ts'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { RadioTile } from '../RadioTile.tsx'
import { messageOf } from '../refusals.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const load = async () => (await staffApi.showNotices()).data.notices

const kindTexts: Readonly<Record<NoticeKind, { name: string; note: string }>> = {
  applications: { name: 'New applications', note: 'A candidate has applied for a position.' },
  interviews: { name: 'Finished interviews', note: 'An AI interview is complete and ready for review.' },
  questions: { name: "Candidates' questions", note: 'A candidate asked a question in the interview.' },
  withdrawals: { name: 'Withdrawals', note: 'A candidate has withdrawn an application.' },
  answers: {
    name: 'Answers to invitations',
    note: 'A candidate will be there, or asks for another time.',
  },
}

const timeNames: Readonly<Record<NoticeTime, string>> = { off: 'Never', daily: 'Daily', at_once: 'Instantly' }

/** Which e-mails the member gets, and when. Each choice is saved immediately. */
export default function NoticesView() {
  const answer = useDeskAnswer('notices', load)
  const { email, positions } = useMember()
  return (
    <PageFrame
      title="Notices"
      lead={`Emails to ${email}${positions.length > 0 ? ' about the positions you review' : ''}. Counts and links only.`}
    >
      <Loaded answer={answer} what="Your notices">
        {(settings) => (
          <NoticeForm
            settings={settings}
            onSaved={(saved) => void answer.mutate(saved, { revalidate: false })}
          />
        )}
      </Loaded>
    </PageFrame>
  )
}

type FormProps = { settings: NoticeSettings; onSaved: (settings: NoticeSettings) => void }

function NoticeForm({ settings, onSaved }: FormProps) {
  const [wanted, setWanted] = useState<NoticeSettings>()
  const [news, setNews] = useState('')
  const [failure, setFailure] = useState('')
  const save = async (change: Partial<NoticeSettings>): Promise<void> => {
    const next = { ...settings, ...change }
    setWanted(next)
    setNews('')
    setFailure('')
    try {
      onSaved((await staffApi.saveNotices({ body: next })).data.notices)
      setNews('Saved.')
    } catch (error) {
      setFailure(messageOf(error, 'Your choice was not saved.'))
    }
    setWanted(undefined)
  }
  const shown = wanted ?? settings
  return (
    <Panel className="grid max-w-46 gap-4" aria-label="Notices by email">
      {noticeKinds.map((kind) => (
        <NoticeChoice
          key={kind}
          kind={kind}
          time={shown[kind]}
          isBusy={wanted !== undefined}
          onChoose={(time) => void save({ [kind]: time })}
        />
      ))}
      <p className="text-ink-soft">
        The daily email is sent at 8 am, Malaysian time, and only when there is news.
      </p>
      <StatusRegion>{news !== '' && <p>{news}</p>}</StatusRegion>
      <p role="alert">{failure}</p>
    </Panel>
  )
}

type ChoiceProps = {
  kind: NoticeKind
  time: NoticeTime
  isBusy: boolean
  onChoose: (time: NoticeTime) => void
}

const NoticeChoice = ({ kind, time, isBusy, onChoose }: ChoiceProps) => (
  <fieldset className="grid min-w-0 grid-cols-choice items-center gap-x-5 border-0 border-b border-line px-0 pt-0 pb-4 phone:grid-cols-1 phone:gap-y-2">
    <legend className="p-0 font-medium">{kindTexts[kind].name}</legend>
    <p className="text-ink-soft">{kindTexts[kind].note}</p>
    <div className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
      {noticeTimes.map((one) => (
        <RadioTile
          key={one}
          name={kind}
          value={one}
          checked={one === time}
          // A disabled radio would lose the focus.
          onChange={() => {
            if (!isBusy) onChoose(one)
          }}
        >
          {timeNames[one]}
        </RadioTile>
      ))}
    </div>
  </fieldset>
)
