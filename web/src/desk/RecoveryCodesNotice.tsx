import { Notice } from '../ui/Notice.tsx'

const maxFew = 3

const leftText = (left: number): string => {
  if (left === 0) return 'You have no recovery codes left.'
  return left === 1 ? 'You have one recovery code left.' : `You have ${left} recovery codes left.`
}

/** Shown after a sign-in with few codes left, early enough to ask for a new set. */
export function RecoveryCodesNotice({ left }: { left: number | undefined }) {
  if (left === undefined || left > maxFew) return null
  return (
    <Notice>{`${leftText(left)} A privacy officer can reset your second factor, which gives you new ones.`}</Notice>
  )
}
