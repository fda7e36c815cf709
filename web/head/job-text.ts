import { company } from '#shared/company.ts'
import { parseJobText, type JobBlock } from '#shared/position/job-description.ts'
import type { Job } from '#shared/position/job.ts'
import { escaped } from './tags.ts'

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => element('li', item)).join('')}</ul>`

function htmlOf(block: JobBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return element('p', block.text)
    case 'bullets':
      return list(block.items)
    case 'subsection':
      return element('h4', block.title) + list(block.items)
  }
}

const sectionsHtml = (text: string): string =>
  parseJobText(text)
    .map(
      ({ title, blocks }) => (title === undefined ? '' : element('h3', title)) + blocks.map(htmlOf).join(''),
    )
    .join('')

/** Description and requirements as HTML with the elements that job search engines show. */
export function jobHtml({ description, requirements }: Job): string {
  const about = sectionsHtml(description) || element('p', description)
  const requirementsHtml = sectionsHtml(requirements)
  return requirementsHtml === '' ? about : `${about}${element('h3', 'Requirements')}${requirementsHtml}`
}

/** Search engines cut longer descriptions themselves, in the middle of a word. */
const maxSummaryCharacters = 155
/** A shorter first paragraph says too little about the position. */
const minSummaryCharacters = 60

/** Cuts a text at the end of a word. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > 0 ? end : max - 1).replace(/[\s,;:.–—-]+$/u, '')}…`
}

const firstParagraph = (text: string): string =>
  parseJobText(text)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
    .at(0) ?? ''

/** The description of a job's page for search results and previews: the first paragraph of its text. */
export function jobSummary(job: Job): string {
  const paragraph = firstParagraph(job.description).replaceAll(/\s+/g, ' ')
  if (paragraph.length >= minSummaryCharacters) return cutAtWord(paragraph, maxSummaryCharacters)
  const place = job.location === '' ? '' : `, ${job.location}`
  return cutAtWord(
    `${job.title} at ${company.shortName}: ${job.department}, ${job.jobType}${place}. ${paragraph}`.trim(),
    maxSummaryCharacters,
  )
}
