import { company } from '#shared/company.ts'
import type { Page, PagePath } from './routes.ts'

export type PageText = {
  /** For the browser's tab, search results and share cards. */
  title: string
  /** Search engines show it below the title. */
  description: string
}

const name = company.shortName

/**
 * The title and description of every page. Only the build reads this file: a page's title is added to the page's module
 * (`web/page-titles.ts`), and descriptions are only in the HTML.
 */
const texts: Readonly<Record<PagePath | '*', PageText>> = {
  '/': {
    title: `${name} | AI Cloud Infrastructure & Software Solutions`,
    description: company.description,
  },
  '/about': {
    title: `About Us | ${name}`,
    description: `Who we are and what sets us apart: AI infrastructure, custom software and a team of network and software engineers in ${company.address.city}.`,
  },
  '/services': {
    title: `Services | ${name}`,
    description:
      'Built-to-suit GPU clusters, NVIDIA node leasing, on-demand GPU compute and AI software: four services from one provider.',
  },
  '/contact': {
    title: `Contact | ${name}`,
    description: `Write to ${name} about GPU compute, AI software or a partnership. We answer within 24 hours.`,
  },
  '/services/gpu-clusters': {
    title: `Built-to-Suit GPU Compute Clusters | ${name}`,
    description:
      'GPU clusters designed around your workload: compute, network, storage, power and cooling planned together, built, integrated and supported 24/7.',
  },
  '/services/gpu-leasing': {
    title: `NVIDIA GPU Node Leasing | ${name}`,
    description:
      'Lease whole NVIDIA GPU nodes, from RTX 4090 and L40S to HGX B200. Provisioned, integrated and supported for the term of your project.',
  },
  '/services/on-demand': {
    title: `On-Demand Compute Service | ${name}`,
    description:
      'Cloud GPU compute for the hours you need it: deployed in 30 seconds, up to 48TB of memory, A100 GPU access, 99.9% uptime.',
  },
  '/services/ai-solutions': {
    title: `AI Software Solutions | ${name}`,
    description:
      'AI and custom software from discovery to daily use: models trained on your data, built into the systems you run, and improved in production.',
  },
  '/sizing': {
    title: `How many GPUs does it take? | ${name}`,
    description:
      'Size a training run, a fine-tuning or an inference service: memory, GPUs, nodes and hours by published formulas, with every step and its source.',
  },
  '/gpus': {
    title: `GPU data sheet | ${name}`,
    description:
      "RTX 4090, L40, L40S, A100, H100, H200 and B200 side by side: memory, bandwidth, power and interconnect by NVIDIA's published figures, on one sheet to print.",
  },
  '/privacy': {
    title: `Privacy Policy | ${name}`,
    description: `What ${name} collects about visitors, customers and candidates, why, where it is kept and for how long.`,
  },
  '/ms/privacy': {
    title: `Dasar Privasi | ${name}`,
    description: `Maklumat yang dikumpul oleh ${name} tentang pelawat, pelanggan dan calon, tujuannya, serta tempat dan tempoh penyimpanannya.`,
  },
  '/careers': {
    title: `Careers | ${name}`,
    description: `Work on AI infrastructure and AI software at ${name} in ${company.address.city}: why people join, and how an application goes.`,
  },
  '/careers/{jobId}': {
    title: `Open position | ${name}`,
    description: `An open position at ${name} in ${company.address.city}: what the work is, what we ask for, and how to apply.`,
  },
  '/login': {
    title: `Sign in | ${name}`,
    description: `Sign in to follow your application at ${name}, take your interview and keep your profile up to date.`,
  },
  '/register': {
    title: `Create an account | ${name}`,
    description: `Open a candidate account at ${name}: apply for positions, take your interview when it suits you, and see where your application stands.`,
  },
  '/forgot-password': {
    title: `Forgot password | ${name}`,
    description: `Ask for a link to set a new password for your candidate account at ${name}.`,
  },
  '/confirm-email': {
    title: `Confirm your email address | ${name}`,
    description: `Confirm the email address of your candidate account at ${name}.`,
  },
  '/invitation': {
    title: `Your interview with our team | ${name}`,
    description: `Answer an invitation to an interview with the team of ${name}.`,
  },
  '/introduction': {
    title: `May we consider you? | ${name}`,
    description: `Answer whether ${name} may consider you for a position.`,
  },
  '/dashboard': {
    title: `Dashboard | ${name}`,
    description: `Your applications, interviews and profile at ${name}.`,
  },
  '/interview/{sessionId}': {
    title: `AI interview | ${name}`,
    description: `Your interview with the AI interviewer of ${name}.`,
  },
  '*': {
    title: `Page not found | ${name}`,
    description: `There is no page at this address. Start again from the home page of ${name}.`,
  },
}

export const textOf = ({ path }: Page): PageText => {
  const text = new Map<string, PageText>(Object.entries(texts)).get(path)
  if (text === undefined) throw new Error(`web/src/site/page-texts.ts has no texts for ${path}`)
  return text
}
