/** Illustration: the four steps of an application on an uphill path, the first one lit. */
export function HistoryIllustration() {
  return (
    <svg className="dashboard-illustration" viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <path className="dashboard-illustration__line dashboard-illustration__line--soft" d="M8 88h144" />
      <path
        className="dashboard-illustration__line dashboard-illustration__line--dashed"
        d="M22 74c20 0 18-16 38-16s18-18 38-18 18-20 40-20"
      />
      <circle className="dashboard-illustration__light" cx="22" cy="74" r="8" />
      <g className="dashboard-illustration__stop">
        <circle cx="60" cy="58" r="7" />
        <circle cx="98" cy="40" r="7" />
        <circle cx="138" cy="20" r="7" />
      </g>
    </svg>
  )
}
