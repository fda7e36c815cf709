import type { Random } from '#functions/platform/world/ports.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { memberUpdate, type MemberUpdate } from '#functions/platform/staff/member-update.ts'
import { staffHash } from '#functions/platform/staff/staff-hash.ts'
import type { StoredFactor, StoredMember } from '#functions/platform/staff/stored-member.ts'

type Activation = { passwordHash: string; factor: StoredFactor; recoveryCodes: readonly string[] }

/** Written with the code of a sign-in, and not with one that is entered again. */
export type AtSignIn = { lastSignInAt?: string }

/** Password, second factor and recovery codes of members. Each write is refused where a link or a code was used meanwhile; `more` uses up the link. */
export function createMemberSecrets(dynamo: Dynamo, table: string, random: Random) {
  const write = async (
    member: StoredMember,
    set: Readonly<Record<string, unknown>>,
    more: readonly Step[],
  ): Promise<boolean> =>
    (await writeTogether(dynamo, [{ Update: memberUpdate(table, member, { set }) }, ...more], random)).done

  const update = (member: StoredMember, change: MemberUpdate): Promise<boolean> =>
    updateIf(dynamo, memberUpdate(table, member, change))

  return {
    /** Password and second factor of a member who was invited. */
    activate: (
      member: StoredMember,
      { passwordHash, factor, recoveryCodes }: Activation,
      more: readonly Step[],
    ): Promise<boolean> => {
      const hashes = recoveryCodes.map(staffHash)
      const epoch = member.epoch + 1
      return write(member, { passwordHash, factor, recoveryCodes: hashes, state: 'active', epoch }, more)
    },

    /** A new password, which ends every sign-in. The second factor stays. */
    setPassword: (member: StoredMember, passwordHash: string, more: readonly Step[]): Promise<boolean> =>
      write(member, { passwordHash, epoch: member.epoch + 1 }, more),

    /** Uses the code of this step; false where that or a later one was used. */
    useStep: (member: StoredMember, factor: StoredFactor, more: AtSignIn): Promise<boolean> =>
      update(member, {
        set: { factor, ...more },
        condition: '#factor.lastStep < :step',
        values: { ':step': factor.lastStep },
      }),

    /** The same factor, sealed with another key; false where it was used or reset meanwhile. */
    sealFactor: (member: StoredMember, factor: StoredFactor): Promise<boolean> =>
      update(member, {
        set: { factor },
        condition: '#factor.sealed = :sealedBefore',
        values: { ':sealedBefore': member.factor?.sealed },
      }),

    /** Uses up a recovery code; false where another call has used it. */
    useRecoveryCode: async (member: StoredMember, code: string, more: AtSignIn): Promise<boolean> => {
      const used = staffHash(code)
      const left = member.recoveryCodes.filter((hash) => hash !== used)
      if (left.length === member.recoveryCodes.length) return false
      return update(member, {
        set: { recoveryCodes: left, ...more },
        condition: 'contains(#recoveryCodes, :used)',
        values: { ':used': used },
      })
    },
  }
}
