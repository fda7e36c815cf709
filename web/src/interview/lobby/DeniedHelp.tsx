import { Panel } from '../../ui/Panel.tsx'
import { deviceNameOf } from '../runtime/device-name.ts'
import { unblockingIn, type Unblocking } from './unblocking.ts'

/** Shown where the browser refuses the devices without a question: where its settings are. */
export function DeniedHelp() {
  const { mark, steps } = unblockingIn(deviceNameOf(navigator.userAgent))
  return (
    <Panel
      className="grid items-center gap-x-6 gap-y-4 from-phone:grid-cols-2"
      aria-labelledby="denied-title"
    >
      {mark !== undefined && <AddressBar mark={mark} />}
      <div className={`grid gap-3 ${mark === undefined ? 'col-span-full' : ''}`}>
        <h2 className="text-lead leading-130" id="denied-title">
          Allow camera and microphone
        </h2>
        <ol className="grid list-decimal gap-2 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="text-small text-ink-soft">
          Still blocked? Allow them for your browser in the privacy settings of your device, too.
        </p>
      </div>
    </Panel>
  )
}

const marks = {
  sliders:
    'M21 27h5M33 27h6M21 35h8M36 35h3M29.5 24.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM32.5 32.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  lock: 'M24 30h12v8H24zM26.5 30v-3a3.5 3.5 0 0 1 7 0v3',
  camera: 'M22 26h10v10H22zM32 29.500l6-3v9l-6-3M21 22l18 18',
  page: 'M24 21h12v10H24zM24 35h12M24 39h7',
} as const satisfies Record<NonNullable<Unblocking['mark']>, string>

/** The browser's address with the icon to choose, and the two switches behind it. */
function AddressBar({ mark }: { mark: keyof typeof marks }) {
  return (
    <svg className="w-full" viewBox="0 0 320 156" fill="none" strokeWidth="1.75" aria-hidden="true">
      <g stroke="var(--line-control)">
        <rect x="8" y="8" width="304" height="46" rx="23" fill="var(--surface-sunken)" />
        <rect x="30" y="66" width="212" height="82" rx="12" fill="var(--surface-sunken)" />
        <path d="M62 31h120M88 91h64M88 123h84" strokeWidth="7" strokeLinecap="round" />
      </g>
      <circle cx="30" cy="31" r="17" stroke="var(--amber)" strokeWidth="3" />
      <path d={marks[mark]} stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M38 48l10 14" stroke="var(--amber)" strokeWidth="3" strokeLinecap="round" />
      <g stroke="var(--ink-soft)" strokeLinecap="round" strokeLinejoin="round">
        <path d="M50 85h15v12H50zM65 89l8-4v12l-8-4" />
        <path d="M58 112a4 4 0 0 1 8 0v7a4 4 0 0 1-8 0zM54 119a8 8 0 0 0 16 0M62 127v5" />
      </g>
      <g fill="var(--amber)">
        <rect x="194" y="82" width="32" height="18" rx="9" />
        <rect x="194" y="114" width="32" height="18" rx="9" />
      </g>
      <g fill="var(--on-amber)">
        <circle cx="217" cy="91" r="6" />
        <circle cx="217" cy="123" r="6" />
      </g>
    </svg>
  )
}
