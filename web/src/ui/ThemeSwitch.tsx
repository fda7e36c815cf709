import './ThemeSwitch.css'
import { chooseDark, useIsDark } from './use-theme.ts'

export function ThemeSwitch() {
  const isDark = useIsDark()
  return (
    <button
      type="button"
      role="switch"
      className="theme-switch"
      aria-checked={isDark}
      onClick={() => chooseDark(!isDark)}
    >
      Dark mode
      <span className="theme-switch__track" aria-hidden="true" />
    </button>
  )
}
