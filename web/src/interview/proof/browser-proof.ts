import { onProofElsewhere } from '../../api/proof-news.ts'
import { authApi } from '../api.ts'
import { createUntilProved } from './until-proved.ts'

/** Waits in this browser until the mailbox of the signed-in candidate is proved. */
export const untilProved = createUntilProved({
  ask: async () => (await authApi.me({})).data.email_confirm_by === undefined,
  onHint(listener) {
    document.addEventListener('visibilitychange', listener)
    const stop = onProofElsewhere(listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      stop()
    }
  },
  isVisible: () => document.visibilityState === 'visible',
})
