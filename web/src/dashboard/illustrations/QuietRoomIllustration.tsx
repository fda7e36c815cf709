/** Illustration: an empty camera image above a flat audio waveform. */
export function QuietRoomIllustration() {
  return (
    <svg className="dashboard-illustration" viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <rect className="dashboard-illustration__ground" x="34" y="10" width="92" height="60" rx="9" />
      <rect className="dashboard-illustration__line" x="34" y="10" width="92" height="60" rx="9" />
      <circle className="dashboard-illustration__line" cx="80" cy="33" r="9" />
      <path className="dashboard-illustration__line" d="M62 58c2-9 9-13 18-13s16 4 18 13" />
      <circle className="dashboard-illustration__light" cx="117" cy="19" r="3.5" />
      <path
        className="dashboard-illustration__line dashboard-illustration__line--soft"
        d="M8 84h40l5-4 5 8 6-11 6 14 6-10 5 5 4-2h67"
      />
    </svg>
  )
}
