import './GoOnPanel.css'

type Props = {
  /** Another page has sent something within the last seconds. */
  isElsewhere: boolean
  consentText: string
}

/** Where another page has begun the interview: what going on here means. Nothing is recorded before the button is pressed. */
export function GoOnPanel({ isElsewhere, consentText }: Props) {
  return (
    <section className="go-on" aria-labelledby="go-on-title">
      <h2 className="go-on__title" id="go-on-title">
        {isElsewhere ? 'This interview is running on another device' : 'Your interview has already begun'}
      </h2>
      <p>
        {isElsewhere
          ? 'If you go on here, it stops there. Your answers are saved, and the open question is asked again.'
          : 'Your answers are saved. You go on at the open question, with the time you had left.'}
      </p>
      <p className="go-on__consent">{consentText}</p>
    </section>
  )
}
