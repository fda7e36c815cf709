import { createClient } from '#shared/platform/contract/client.ts'
import type { dev } from '#shared/platform/contract/dev.ts'
import * as endpoints from './dev-endpoints.data.ts'
import { sessionSend } from '../../api/session-client.ts'
import { common, messageOr, type WordsFor } from '../../form/words.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeepOrRemove } from '../KeepOrRemove.tsx'
import { useCall } from '../../form/use-call.ts'

const devApi = createClient(endpoints.dev, sessionSend)

const failed = 'Your applications were not reset. Please try again.'

const words: WordsFor<typeof dev.resetApplications> = { ...common(messageOr(failed)), not_signed_in: failed }

export type ResetApplicationsProps = { onClose: () => void; onReset: (removed: number) => void }

/** For development: the candidate can apply for the same positions again. */
export default function ResetApplications({ onClose, onReset }: ResetApplicationsProps) {
  const { isSending, failure, start } = useCall({
    words,
    send: () => devApi.resetApplications(),
    onDone: ({ data }) => onReset(data.removed),
  })
  return (
    <Dialog title="Reset Applications?" busy={isSending} onClose={onClose}>
      <div className="grid gap-4">
        <p>
          This deletes all of your applications and their interview sessions, completed ones included. Only
          the local run offers it.
        </p>
        <p role="alert">{failure?.message}</p>
        <KeepOrRemove keep="Cancel" onKeep={onClose} isSending={isSending} onRemove={start}>
          {isSending ? 'Resetting…' : 'Reset Applications'}
        </KeepOrRemove>
      </div>
    </Dialog>
  )
}
