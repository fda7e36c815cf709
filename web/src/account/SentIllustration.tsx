/** An envelope on its way; its styles are in AccountFrame.css, which saves a file. */
export function SentIllustration() {
  return (
    <svg className="sent-illustration" viewBox="0 0 120 84" width="120" height="84" aria-hidden="true">
      <rect x="22" y="12" width="86" height="60" rx="9" />
      <path d="M25 18l40 32 40-32" />
      <path className="sent-illustration__trace" d="M2 30h13M8 44h10M2 58h13" />
    </svg>
  )
}
