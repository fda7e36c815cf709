import './TrainingPanel.css'

/** An illustration of a training run: a falling loss curve and a progress bar at 85 %. */
export function TrainingPanel() {
  return (
    <div className="training night rounded-card border border-line p-panel" aria-hidden="true">
      <svg className="w-full overflow-visible" viewBox="0 0 480 260">
        <path fill="none" stroke="var(--drawing-faint)" d="M0 40h480M0 100h480M0 160h480M0 220h480" />
        <path
          fill="none"
          stroke="var(--drawing-strong)"
          strokeWidth="1.5"
          strokeDasharray="3 6"
          d="M0 34C60 60 70 132 130 150S230 176 290 186 360 184 408 190"
        />
        <path
          fill="none"
          stroke="var(--amber)"
          strokeWidth="2"
          strokeLinejoin="round"
          d="M0 16l10 22 10-8 10 34 10-4 10 30 12-6 12 26 12-8 14 22 14-8 14 14 16-6 16 12 18-6 18 12 20-7 20 11 22-7 22 9 24-6 26 10 26-5 52 6"
        />
        <circle fill="var(--drawing-spark)" cx="408" cy="153" r="5" />
      </svg>
      <p className="mt-5 flex justify-between text-small text-ink-soft tabular-nums">
        <span>Training run</span>
        <span>85%</span>
      </p>
      <div className="training__bar mt-2 rounded-round">
        <div className="training__done" />
      </div>
    </div>
  )
}
