import './JobText.css'
import { createElement } from 'react'
import { parseJobText, type JobBlock, type JobSection } from '#shared/position/job-description.ts'

type Props = { id: string; title: string; text: string }

// The parts of a text never change their places, so they are passed as separate children, which need no keys.

/** A text of a job under its heading; nothing where there is no text. */
export function JobText({ id, title, text }: Props) {
  const [first, ...others] = parseJobText(text)
  if (first === undefined) return null
  // A text that begins with the heading that it already has above it shows it once.
  const isRepeated = first.title?.toLowerCase() === title.toLowerCase()
  return createElement(
    'section',
    { className: 'grid max-w-44 gap-5 print:block', 'data-job-text': '', 'aria-labelledby': id },
    <h2 id={id} className="job-text__title">
      {title}
    </h2>,
    <Section section={isRepeated ? { ...first, title: undefined } : first} />,
    ...others.map((section) => createElement(Section, { section })),
  )
}

function Section({ section: { title, blocks } }: { section: JobSection }) {
  const SubHeading = title === undefined ? 'h3' : 'h4'
  return createElement(
    'div',
    { className: 'grid gap-4 print:block', 'data-job-text': '' },
    title !== undefined && <h3 className="mt-3 text-lead">{title}</h3>,
    ...blocks.map((block) => createElement(Block, { block, SubHeading })),
  )
}

function Block({ block, SubHeading }: { block: JobBlock; SubHeading: 'h3' | 'h4' }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  const items = createElement(
    'ul',
    { className: 'job-text__items grid gap-2' },
    ...block.items.map((item) => createElement('li', null, item)),
  )
  if (block.kind === 'bullets') return items
  return (
    <div className="grid gap-3 print:block" data-job-text>
      <SubHeading className="text-large leading-135 font-strong">{block.title}</SubHeading>
      {items}
    </div>
  )
}
