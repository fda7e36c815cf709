/** Illustration: a sunset behind a ridge, reflected in water. */
export function FarewellIllustration() {
  return (
    <svg className="dashboard-illustration" viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <path className="dashboard-illustration__light" d="M88 78a32 32 0 0 1 64 0z" />
      <path
        className="dashboard-illustration__line dashboard-illustration__line--soft"
        d="M120 32V20M86 44l-9-9M154 44l9-9"
      />
      <path
        className="dashboard-illustration__ridge"
        d="M16 78l34-34 24 20 14-8 22 22zM130 78l26-20 16 10 22-26 30 36z"
      />
      <path
        className="dashboard-illustration__line"
        d="M16 78l34-34 24 20 14-8 22 22M130 78l26-20 16 10 22-26 30 36"
      />
      <path className="dashboard-illustration__line" d="M4 78h232" />
      <path
        className="dashboard-illustration__line dashboard-illustration__line--soft"
        d="M94 90h52M104 100h32M112 110h16"
      />
    </svg>
  )
}
