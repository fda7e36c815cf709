import type { ReactNode } from 'react'
import type { Statistics } from './statistics.ts'

const drawings = {
  activeInterviews: <path d="M4 12h3l2-6 4 13 3-9 1.5 2H20" />,
  availableRoles: <path d="M4 8.5h16v10H4zM9 8.5V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.5M4 13h16" />,
  completedApplications: <path d="M4.5 12.5l5 5 10-11" />,
} as const satisfies Record<keyof Statistics, ReactNode>

const labels = {
  activeInterviews: 'Active Interviews',
  availableRoles: 'Available Roles',
  completedApplications: 'Completed Applications',
} as const satisfies Record<keyof Statistics, string>

const order = ['activeInterviews', 'availableRoles', 'completedApplications'] as const

export function StatCards({ statistics }: { statistics: Statistics }) {
  return (
    <dl className="stats">
      {order.map((name) => (
        <div key={name} className="stat">
          <dt className="stat__label">
            <svg className="stat__mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {drawings[name]}
            </svg>
            {labels[name]}
          </dt>
          <dd className="stat__count">{statistics[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
