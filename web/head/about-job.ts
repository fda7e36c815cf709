import { company } from '#shared/company.ts'
import type { Job } from '#shared/position/job.ts'
import type { AboutPage } from './about-page.ts'
import { jobPosting } from './job-posting.ts'
import { jobSummary } from './job-text.ts'
import { nameOf, trailTo } from './page-names.ts'
import { breadcrumbs, organization } from './structured-data.ts'

type Place = { path: string; image: string | undefined; isOpen: boolean }

/**
 * The head of a job's page. A closed job keeps its page for candidates who applied or follow an old link; search engines
 * must not offer it, so it is not listed and has no structured data.
 */
export function aboutJob(job: Job, { path, image, isOpen }: Place): AboutPage {
  const steps = trailTo(path).map((page) => ({ name: nameOf(page), path: page.path }))
  return {
    title: `${job.title} | ${company.shortName}`,
    description: jobSummary(job),
    path,
    isListed: isOpen,
    image,
    structuredData: isOpen
      ? [organization(), breadcrumbs([...steps, { name: job.title, path }]), jobPosting(job, path)]
      : [],
  }
}
