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

export function StatCards({ statistics }: { statistics: Statistics }) {
  return (
    <dl className="grid grid-cols-3 gap-4 phone:grid-cols-1 phone:gap-3">
      {order.map((name) => (
        <div
          key={name}
          className="relative flex flex-col-reverse gap-1 rounded-card border border-line bg-surface p-5 phone:flex-row phone:items-center phone:justify-between phone:py-4 narrow:flex-wrap"
        >
          <dt className="text-compact text-ink-soft phone:flex phone:items-center phone:gap-3">
            <Icon
              className="absolute top-5 right-5 text-accent phone:static narrow:hidden"
              path={drawings[name]}
            />
            {labels[name]}
          </dt>
          <dd className="text-heading leading-none font-strong tracking-digits tabular-nums phone:text-subheading">
            {statistics[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
