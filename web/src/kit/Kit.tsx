import { useEffect, useState } from 'react'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { Controls } from './Controls.tsx'
import { Fields } from './Fields.tsx'
import { Surfaces } from './Surfaces.tsx'

/** Every component of web/src/ui, with each of its variants. */
export function Kit() {
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    document.documentElement.style.fontSize = isLarge ? '200%' : ''
    // Tests wait for this attribute.
    document.documentElement.dataset['ready'] = ''
  }, [isLarge])
  return (
    <main id="main" tabIndex={-1} className="page-width grid gap-6 py-6">
      <header className="grid gap-3">
        <h1 className="text-heading">The kit</h1>
        <p className="max-w-44 text-ink-soft">
          Forced colours are a setting of the system or of the browser&apos;s developer tools (Rendering).
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <ThemeSwitch />
          <label className="flex min-h-touch items-center gap-2">
            <input type="checkbox" checked={isLarge} onChange={() => setLarge(!isLarge)} />
            Text of twice the size
          </label>
        </div>
      </header>
      <Controls />
      <Fields />
      <Surfaces />
      <ScrollToTop beyondPixels={0} />
    </main>
  )
}
