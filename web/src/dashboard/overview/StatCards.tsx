import { Icon } from '../../ui/Icon.tsx'
import type { Statistics } from './statistics.ts'

const drawings = {
  activeInterviews: 'M4 12h3l2-6 4 13 3-9 1.5 2H20',
  availableRoles: 'M4 8.5h16v10H4zM9 8.5V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.5M4 13h16',
  completedApplications: 'M4.5 12.5l5 5 10-11',
} as const satisfies Record<keyof Statistics, string>

const labels = {
  activeInterviews: 'Active Interviews',
  availableRoles: 'Available Roles',
  completedApplications: 'Completed Applications',
} as const satisfies Record<keyof Statistics, string>

const order = ['activeInterviews', 'availableRoles', 'completedApplications'] as const

/** `isShort`: a line each, before the first application. */
export function StatCards({ statistics, isShort }: { statistics: Statistics; isShort: boolean }) {
  return (
    <dl className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-3">
      {order.map((name) => (
        <div
          key={name}
          className={`relative flex rounded-card border border-line bg-surface ${isShort ? 'flex-row items-center justify-between gap-3 px-5 py-3 narrow:flex-wrap' : 'flex-col-reverse gap-1 p-5 phone:flex-row phone:items-center phone:justify-between phone:py-4 narrow:flex-wrap'}`}
        >
          <dt className="text-compact text-ink-soft phone:flex phone:items-center phone:gap-3">
            {!isShort && (
              <Icon
                className="absolute top-5 right-5 text-accent phone:static narrow:hidden"
                path={drawings[name]}
              />
            )}
            {labels[name]}
          </dt>
          <dd
            className={`leading-none font-strong tracking-digits tabular-nums ${isShort ? 'text-lead' : 'text-heading phone:text-subheading'}`}
          >
            {statistics[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
