import { malaysianHour } from '#shared/platform/malaysian-time.ts'
import { PolicyLinks } from './PolicyLinks.tsx'

type Props = {
  /** Another page has sent a part or a checkpoint within the last seconds. */
  isElsewhere: boolean
  /** When the room closes. */
  closesAt: string
  minutesLeft: number | undefined
  consentText: string
}

/** The interview ends with its room, also where its own time would last longer. */
function deadlineText(closesAt: string, minutesLeft: number | undefined): string {
  const before = `You can continue before ${malaysianHour(closesAt) ?? ''}`
  if (minutesLeft === undefined) return `${before}.`
  if (minutesLeft < 1) return `${before}: less than a minute is left.`
  return `${before}: at most ${minutesLeft === 1 ? '1 minute is' : `${minutesLeft} minutes are`} left.`
}

/** Explains what it means to continue here an interview that another page has begun. Recording starts with the button. */
export function GoOnPanel({ isElsewhere, closesAt, minutesLeft, consentText }: Props) {
  return (
    <section
      className="grid gap-2 rounded-card border-y border-r border-l-4 border-y-line border-r-line border-l-orange bg-accent-wash px-5 py-4"
      aria-labelledby="go-on-title"
    >
      <h2 className="text-lead leading-130" id="go-on-title">
        {isElsewhere ? 'This interview is running on another device' : 'Your interview has already begun'}
      </h2>
      <p>
        {isElsewhere
          ? 'If you continue here, it stops there. Your answers are saved, and the current question is asked again.'
          : 'Your answers are saved. You continue at the current question, with the time you had left.'}
      </p>
      <p>{deadlineText(closesAt, minutesLeft)}</p>
      <p className="text-small text-ink-soft">{consentText}</p>
      <PolicyLinks />
    </section>
  )
}
