import { useEffect, useReducer, useRef, type KeyboardEvent } from 'react'
import { services } from '../services.ts'
import { firstService, next, type ServiceTabs as Tabs, type ServiceTabsEvent } from './service-tabs.ts'
import { panelId, ServicePanel, tabId } from './ServicePanel.tsx'

const keys: Partial<Record<string, ServiceTabsEvent>> = {
  ArrowLeft: { type: 'previous' },
  ArrowRight: { type: 'next' },
  Home: { type: 'first' },
  End: { type: 'last' },
}

const nextAt = (tabs: Tabs, { event, now }: { event: ServiceTabsEvent; now: number }): Tabs =>
  next(tabs, event, now)

/** The tabs of the services. Narrow screens show them as dots between two arrows. */
export function ServiceTabs() {
  const [tabs, dispatch] = useReducer(nextAt, firstService)
  const list = useRef<HTMLDivElement>(null)
  const send = (event: ServiceTabsEvent): void => dispatch({ event, now: performance.now() })

  // Moves the focus to a tab that was chosen by key.
  useEffect(() => {
    const focused = document.activeElement
    if (focused === null || list.current?.contains(focused) !== true) return
    list.current.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.active]?.focus()
  }, [tabs.active])

  const onKeyDown = (event: KeyboardEvent): void => {
    const meant =
      event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : keys[event.key]
    if (meant === undefined) return
    event.preventDefault()
    send(meant)
  }

  return (
    <div className="service-tabs">
      <div className="service-tabs__bar">
        <button
          type="button"
          className="service-tabs__step"
          aria-label="Previous service"
          onClick={() => send({ type: 'previous' })}
        >
          <Arrow />
        </button>
        <div
          ref={list}
          className="service-tabs__list"
          role="tablist"
          aria-label="Services"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          {services.map(({ id, label }, index) => {
            const isActive = index === tabs.active
            return (
              <button
                key={id}
                type="button"
                role="tab"
                id={tabId(id)}
                className="service-tabs__tab"
                aria-controls={panelId(id)}
                aria-selected={isActive}
                tabIndex={isActive ? 0 : -1}
                onClick={() => send({ type: 'chosen', index })}
              >
                <span>{label}</span>
              </button>
            )
          })}
        </div>
        <button
          type="button"
          className="service-tabs__step service-tabs__step--next"
          aria-label="Next service"
          onClick={() => send({ type: 'next' })}
        >
          <Arrow />
        </button>
        <p className="service-tabs__count" aria-live="polite">
          {`Service ${tabs.active + 1} of ${services.length}`}
        </p>
      </div>
      <div className="service-tabs__panels">
        {services.map((service, index) => (
          <ServicePanel key={service.id} service={service} isActive={index === tabs.active} />
        ))}
      </div>
    </div>
  )
}

function Arrow() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M12.5 4l-6 6 6 6" />
    </svg>
  )
}
