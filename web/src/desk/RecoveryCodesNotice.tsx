import { Notice } from '../ui/Notice.tsx'

const few = 3

/** After a sign-in, while there is time to ask for a new set. */
export function RecoveryCodesNotice({ left }: { left: number | undefined }) {
  if (left === undefined || left > few) return null
  const count = left === 0 ? 'You have no recovery codes left.' : `You have ${left} recovery codes left.`
  return (
    <Notice>{`${count} A privacy officer can reset your second factor, which gives you new ones.`}</Notice>
  )
}
