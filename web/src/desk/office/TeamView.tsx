import { useState } from 'react'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StatusRegion } from '../../ui/StatusRegion.tsx'
import { Loaded } from '../Loaded.tsx'
import { useMember } from '../member.ts'
import { PageFrame } from '../PageFrame.tsx'
import { messageOf } from '../refusals.ts'
import { useFreshCode, type WithCode } from './FreshCode.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { ResetFactorDialog } from './ResetFactorDialog.tsx'
import { changeMember, confirmedRights } from './team-calls.ts'
import { TeamTable, type TeamAct } from './TeamTable.tsx'
import { useStaff } from './use-staff.ts'

type Opened = { act: 'invite' } | { act: TeamAct; id: string }
type News = { tone: 'good' | 'bad'; text: string }

/** What the API has made of a change. */
const changedText = ({ name, awaits, state }: StaffMember): string => {
  if (awaits.length > 0)
    return `Nothing has changed for ${name} yet: a second administrator has to confirm within seven days.`
  return state === 'disabled' ? `${name} has no access any more.` : `The access of ${name} has changed.`
}

export default function TeamView() {
  const answer = useStaff()
  const { isAdministrator } = useMember()
  const [opened, setOpened] = useState<Opened>()
  const [news, setNews] = useState<News>()
  const { withCode, dialog } = useFreshCode()
  const close = (): void => setOpened(undefined)
  const done = (text: string): void => {
    close()
    setNews({ tone: 'good', text })
    void answer.mutate()
  }
  const confirm = async (member: StaffMember): Promise<void> => {
    setNews(undefined)
    try {
      done(changedText(await changeMember(member, confirmedRights(member), withCode)))
    } catch (error) {
      setNews({ tone: 'bad', text: messageOf(error, 'The rights were not confirmed.') })
      void answer.mutate()
    }
  }
  const open = (act: TeamAct, member: StaffMember): void => {
    if (act === 'confirm') void confirm(member)
    else setOpened({ act, id: member.id })
  }
  // The member as the page has read it last: after a refusal the dialog stays, with what was typed.
  const member = opened && 'id' in opened ? answer.data?.find(({ id }) => id === opened.id) : undefined
  return (
    <PageFrame
      title="Team"
      lead={
        isAdministrator
          ? 'Who has access to the desk. Privacy officers and administrators are emailed about each change.'
          : 'Who has access to the desk. An administrator invites colleagues and changes their access.'
      }
      actions={
        isAdministrator && <Button onClick={() => setOpened({ act: 'invite' })}>Invite a colleague</Button>
      }
    >
      <StatusRegion>{news !== undefined && <Notice tone={news.tone}>{news.text}</Notice>}</StatusRegion>
      <Loaded answer={answer} what="The team">
        {(staff) => <TeamTable staff={staff} onAct={open} />}
      </Loaded>
      {opened !== undefined && (
        <TeamDialog
          opened={opened}
          member={member}
          withCode={withCode}
          onClose={close}
          onDone={done}
          onRefused={() => void answer.mutate()}
        />
      )}
      {dialog}
    </PageFrame>
  )
}

type DialogProps = {
  opened: Opened
  member: StaffMember | undefined
  withCode: WithCode
  onClose: () => void
  onDone: (text: string) => void
  onRefused: () => void
}

function TeamDialog({ opened, member, onDone, onRefused, ...shared }: DialogProps) {
  if (opened.act === 'invite')
    return (
      <InviteDialog
        {...shared}
        onInvited={({ name, email }) =>
          onDone(`${name} has been invited: the email to ${email} is on its way.`)
        }
      />
    )
  if (member === undefined) return null
  if (opened.act === 'reset')
    return (
      <ResetFactorDialog
        {...shared}
        member={member}
        onRefused={onRefused}
        onReset={({ name, email }) => onDone(`${name} has been sent a new invitation, to ${email}.`)}
      />
    )
  return (
    <MemberDialog
      {...shared}
      member={member}
      onChanged={(changed) => onDone(changedText(changed))}
      onRefused={onRefused}
    />
  )
}
