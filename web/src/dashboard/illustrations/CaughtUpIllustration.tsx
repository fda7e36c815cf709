/** Illustration: a stack of three envelopes, the top one ticked. */
export function CaughtUpIllustration() {
  return (
    <svg className="dashboard-illustration" viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <rect
        className="dashboard-illustration__line dashboard-illustration__line--soft"
        x="52"
        y="8"
        width="56"
        height="12"
        rx="4"
      />
      <rect
        className="dashboard-illustration__line dashboard-illustration__line--soft"
        x="44"
        y="18"
        width="72"
        height="14"
        rx="5"
      />
      <rect className="dashboard-illustration__ground" x="36" y="30" width="88" height="54" rx="9" />
      <rect className="dashboard-illustration__line" x="36" y="30" width="88" height="54" rx="9" />
      <path className="dashboard-illustration__line" d="M52 48h34M52 60h22" />
      <circle className="dashboard-illustration__light" cx="104" cy="62" r="11" />
      <path className="dashboard-illustration__tick" d="M98.5 62.5l4 4 7.5-8.5" />
    </svg>
  )
}
