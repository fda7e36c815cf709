import { auth } from '#shared/account/auth/auth.ts'
import { authApi } from '../../api/auth-client.ts'
import { useSessionActions } from '../../api/session/Session.tsx'
import { formAction } from '../../form/action.ts'
import { Form } from '../../form/Form.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import { useForm } from '../../form/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DialogEnd } from '../DialogEnd.tsx'
import { correctionWords } from './confirmation-words.ts'

type Props = { email: string; onClose: () => void; onCorrected: (email: string) => void }

const correct = formAction({
  endpoint: auth.correctEmail,
  words: correctionWords,
  schema: auth.correctEmail.body,
  send: async (body) => (await authApi.correctEmail({ body })).data,
})

/** A mistyped address can be corrected once, which invalidates the links that were sent to it. */
export function CorrectEmailDialog({ email, onClose, onCorrected }: Props) {
  const { signIn } = useSessionActions()
  const form = useForm({
    name: 'correct-email',
    action: correct,
    onDone: (signedIn) => {
      signIn(signedIn)
      onCorrected(signedIn.user.email)
    },
  })
  return (
    <Dialog title="Correct your email address" busy={form.isSending} onClose={onClose}>
      <Form form={form} className="grid grid-cols-1 gap-4" startAt="email">
        <p>
          We sent our emails to <strong>{email}</strong>. You can correct the address once, until it is
          confirmed.
        </p>
        <FormFailure failure={form.failure} />
        <TextField {...form.text('email')} label="Your email address" type="email" autoComplete="email" />
        <DialogEnd>
          <SendButton
            label="Correct and Send the Link"
            busyLabel="Correcting…"
            isBusy={form.isSending}
            size="compact"
          />
        </DialogEnd>
      </Form>
    </Dialog>
  )
}
