import { useRef, useState } from 'react'
import type { invitations, OpenedInvitation } from '#shared/application/contract/invitations.ts'
import { isChosen, mayChoose, slotsAhead } from '#shared/application/slot-choice.ts'
import { ApiRefusal } from '#shared/platform/contract/refusal.ts'
import { malaysianPeriod } from '#shared/platform/malaysian-time.ts'
import { invitationsApi } from '../../api/invitations-client.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { useCall } from '../../form/use-call.ts'
import { Button } from '../../ui/Button.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { slotWords } from './invitation-calls.ts'

type Props = {
  token: string
  invitation: OpenedInvitation
  onChosen: (invitation: OpenedInvitation) => void
  onOutdated: () => void
}

/** Sends a choice. A time that another candidate was given meanwhile is no longer listed. */
function useChoice({ token, onChosen, onOutdated }: Props, onListChanged: () => void) {
  const [gone, setGone] = useState<readonly string[]>([])
  const [at, setAt] = useState('')
  const pressed = useRef('')
  const { isSending, failure, start, reset } = useCall<
    typeof invitations.chooseSlot,
    { data: OpenedInvitation }
  >({
    words: slotWords,
    send: () => invitationsApi.chooseSlot({ body: { token, at: pressed.current } }),
    onDone: ({ data }) => {
      reset()
      onListChanged()
      onChosen(data)
    },
    onFailure: (error) => {
      if (!(error instanceof ApiRefusal)) return
      if (error.code === 'slot_taken' || error.code === 'slot_gone') {
        setGone([...gone, pressed.current])
        onListChanged()
      }
      if (error.code === 'invitation_gone') onOutdated()
    },
  })
  const choose = (time: string): void => {
    if (isSending) return
    pressed.current = time
    setAt(time)
    start()
  }
  return { gone, sent: isSending ? at : undefined, failure, choose }
}

/** The times from which a candidate chooses one, and until a day before it another. */
export function SlotChoice(props: Props) {
  const { invitation } = props
  const { slots, teamInterview } = invitation
  const now = new Date(useMinute())
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The button that was pressed is gone then.
  const { gone, sent, failure, choose } = useChoice(
    {
      ...props,
      onChosen: (chosen) => {
        setOpen(false)
        props.onChosen(chosen)
      },
    },
    () => section.current?.focus(),
  )
  const left = slotsAhead(slots, now).filter((time) => !gone.includes(time) && !isChosen(invitation, time))
  const isFirst = teamInterview === null
  if (!isFirst && !mayChoose(invitation, now)) return null
  return (
    <section ref={section} tabIndex={-1} className={layout} aria-labelledby="slots-title">
      <h3 className="text-body" id="slots-title">
        {isFirst ? 'Choose a time' : 'You have chosen this time'}
      </h3>
      <p>{introduction(isFirst, left.length)}</p>
      {!isFirst && left.length > 0 && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Choose another time
        </Button>
      )}
      {(isFirst || isOpen) && left.length > 0 && (
        <ul className="grid w-full gap-3">
          {left.map((time) => (
            <li key={time}>
              <Button
                look="quiet"
                className="w-full py-2"
                aria-disabled={sent !== undefined}
                onClick={() => choose(time)}
              >
                {sent === time ? 'Choosing…' : malaysianPeriod(time, slots?.minutes ?? null)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FormFailure failure={failure} />
    </section>
  )
}

const layout = 'grid w-full justify-items-start gap-3 outline-none'

function introduction(isFirst: boolean, left: number): string {
  if (!isFirst)
    return left === 0
      ? 'We have emailed it to you with an entry for your calendar.'
      : 'We have emailed it to you with an entry for your calendar. You can change it until a day before.'
  if (left === 0)
    return 'None of the times we offered is left. Suggest one that suits you, and our team will write to you.'
  return "Press the one that suits you. We'll email it to you with an entry for your calendar, and you can change it until a day before."
}
