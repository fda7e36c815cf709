/** Illustration: a server rack with two used units and a free one, which has its light on. */
export function OpenRackIllustration() {
  return (
    <svg className="dashboard-illustration" viewBox="0 0 160 120" width="200" height="150" aria-hidden="true">
      <rect className="dashboard-illustration__ground" x="40" y="6" width="80" height="106" rx="8" />
      <rect className="dashboard-illustration__line" x="40" y="6" width="80" height="106" rx="8" />
      <rect className="dashboard-illustration__line" x="50" y="16" width="60" height="16" rx="4" />
      <path className="dashboard-illustration__line" d="M58 24h20" />
      <rect
        className="dashboard-illustration__line dashboard-illustration__line--dashed"
        x="50"
        y="40"
        width="60"
        height="36"
        rx="4"
      />
      <circle className="dashboard-illustration__light" cx="80" cy="58" r="6" />
      <rect className="dashboard-illustration__line" x="50" y="84" width="60" height="16" rx="4" />
      <path className="dashboard-illustration__line" d="M58 92h28" />
      <path className="dashboard-illustration__line dashboard-illustration__line--soft" d="M14 112h132" />
    </svg>
  )
}
