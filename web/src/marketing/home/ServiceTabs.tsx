import { useState } from 'react'
import { indexAfter } from '../../ui/moving-focus.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { services } from '../services.ts'
import { choose, type ServiceTabs as State } from './service-tabs.ts'
import { ServicePanel } from './ServicePanel.tsx'

const first: State = { shown: services[0].id, lockedUntil: 0 }

/** The tabs of the services. Narrow screens show them as dots between two arrows. */
export function ServiceTabs() {
  const [{ shown }, change] = useState(first)
  const index = services.findIndex(({ id }) => id === shown)
  const onChoose = (id: State['shown']): void => {
    const now = performance.now()
    change((state) => choose(state, id, now))
  }
  const onStep = (move: Step): void => {
    const target = services[indexAfter(move, index, services.length)]
    if (target !== undefined) onChoose(target.id)
  }
  return (
    <div className="mt-7">
      <div
        className="phone:grid phone:grid-cols-between phone:items-center"
        data-needs-script
        data-print="hidden"
      >
        <Arrow move="previous" onStep={onStep} />
        <Tabs
          label="Services"
          tabs={services}
          chosen={shown}
          onChoose={onChoose}
          look="service-list"
          hasAllPanels
        />
        <Arrow move="next" onStep={onStep} />
        <p
          className="col-span-full mt-3 hidden text-center text-small text-ink-soft phone:block"
          aria-live="polite"
        >
          {`Service ${index + 1} of ${services.length}`}
        </p>
      </div>
      <div className="service-panels mt-6 grid">
        {services.map((service) => (
          <ServicePanel key={service.id} service={service} isActive={service.id === shown} />
        ))}
      </div>
    </div>
  )
}

type Step = 'previous' | 'next'

const step =
  'hidden size-touch cursor-pointer place-items-center rounded-round border border-line-control bg-transparent phone:grid'

function Arrow({ move, onStep }: { move: Step; onStep: (move: Step) => void }) {
  return (
    <button
      type="button"
      className={step}
      aria-label={move === 'next' ? 'Next service' : 'Previous service'}
      onClick={() => onStep(move)}
    >
      <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
        <path
          className="fill-none stroke-current stroke-2"
          d={move === 'next' ? 'M7.5 4l6 6-6 6' : 'M12.5 4l-6 6 6 6'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
