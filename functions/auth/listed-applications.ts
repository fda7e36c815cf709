import type { Application } from '#shared/domain/application.ts'
import type { StoredApplication } from '../storage/applications.ts'
import type { AuthHandlers } from './app.ts'

export const listed = (application: StoredApplication): Application => ({
  id: application.id,
  jobId: application.jobId,
  jobTitle: application.jobTitle,
  department: application.department,
  status: application.status,
  appliedAt: application.appliedAt,
  interviewDate: null,
  interviewLink: null,
})

export const listApplications: AuthHandlers['applications'] = async ({ user }, app) => ({
  applications: (await app.applications.ofUser(user.userId)).map(listed),
})
