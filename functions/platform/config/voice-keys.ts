import * as z from 'zod/mini'
import { jsonIn } from '../world/json-in.ts'

const voiceKeys = z.object({
  publicKey: z.string().check(z.minLength(1)),
  privateKey: z.string().check(z.minLength(1)),
})

/** The keys of the account at the provider of calls. */
export type VoiceKeys = z.output<typeof voiceKeys>

/** Reads the secret that the operator has stored. Its content is in no error, because errors are logged. */
export function voiceKeysIn(secret: string): VoiceKeys {
  const keys = voiceKeys.safeParse(jsonIn(secret))
  if (!keys.success)
    throw new Error(
      'Store the secret of "voiceAgentSecret" as JSON with the texts "publicKey" and "privateKey".',
    )
  return keys.data
}
