import { company } from '#shared/company.ts'
import type { pages } from '../src/pages.ts'

/**
 * What a search engine shows below a page's title. It stands in the page's head alone, so it is no part of what every page
 * loads to find the others.
 */
export const descriptions: Readonly<Record<(typeof pages)[number]['path'] | '*', string>> = {
  '/': company.description,
  '/about': `Who we are and what sets us apart: AI infrastructure, custom software and a team of network and software engineers in ${company.address.city}.`,
  '/services':
    'Built-to-suit GPU clusters, NVIDIA node leasing, on-demand GPU compute and AI software: four services from one provider.',
  '/contact': `Write to ${company.shortName} about GPU compute, AI software or a partnership. We answer within 24 hours.`,
  '/services/gpu-clusters':
    'GPU clusters designed around your workload: compute, network, storage, power and cooling planned together, built, integrated and supported 24/7.',
  '/services/gpu-leasing':
    'Lease whole NVIDIA GPU nodes, from RTX4090 and L40S to HGX B200. Provisioned, integrated and supported for the term of your project.',
  '/services/on-demand':
    'Cloud GPU compute for the hours you need it: deployed in 30 seconds, up to 48TB of memory, A100 GPU access, 99.9% uptime.',
  '/services/ai-solutions':
    'AI and custom software from discovery to daily use: models trained on your data, built into the systems you run, and improved in production.',
  '/privacy': `What ${company.shortName} collects about visitors, customers and candidates, why, where it is kept and for how long.`,
  '/careers': `Work on AI infrastructure and AI software at ${company.shortName} in ${company.address.city}: why people join, and how an application goes.`,
  '/login': `Sign in to follow your application at ${company.shortName}, take your interview and keep your profile up to date.`,
  '/register': `Open a candidate account at ${company.shortName}: apply for positions, take your interview when it suits you, and see where your application stands.`,
  '/forgot-password': `Ask for a link to set a new password for your candidate account at ${company.shortName}.`,
  '/dashboard': `Your applications, interviews and profile at ${company.shortName}.`,
  '*': `This address leads nowhere. The home page of ${company.shortName} leads on.`,
}
