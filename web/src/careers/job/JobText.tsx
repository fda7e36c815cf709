import './JobText.css'
import { parseJobText, type JobBlock, type JobSection } from '#shared/domain/job-description.ts'

type Props = { id: string; title: string; text: string }

/** A text of a job under its heading; nothing where there is no text. */
export function JobText({ id, title, text }: Props) {
  const sections = parseJobText(text)
  if (sections.length === 0) return null
  return (
    <section className="job-text" aria-labelledby={id}>
      <h2 id={id} className="job-text__title">
        {title}
      </h2>
      {keyed(sections, ({ title: own }) => own).map(([key, section], index) => (
        <Section key={key} section={section} isRepeated={index === 0 && isSame(section.title, title)} />
      ))}
    </section>
  )
}

/** Each part with its text as a key; the second of two with the same text gets another. */
function keyed<Part>(parts: readonly Part[], textOf: (part: Part) => string | undefined): [string, Part][] {
  const counts = new Map<string, number>()
  return parts.map((part) => {
    const text = textOf(part) ?? ''
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return [`${count} ${text}`, part]
  })
}

const textOf = (block: JobBlock): string => {
  if (block.kind === 'paragraph') return block.text
  return block.kind === 'bullets' ? block.items.join(' ') : block.title
}

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

/** A text that begins with the heading that it already has above it shows it once. */
function Section({ section, isRepeated }: { section: JobSection; isRepeated: boolean }) {
  const title = isRepeated ? undefined : section.title
  const SubHeading = title === undefined ? 'h3' : 'h4'
  return (
    <div className="job-text__section">
      {title !== undefined && <h3 className="job-text__heading">{title}</h3>}
      {keyed(section.blocks, textOf).map(([key, block]) => (
        <Block key={key} block={block} SubHeading={SubHeading} />
      ))}
    </div>
  )
}

function Block({ block, SubHeading }: { block: JobBlock; SubHeading: 'h3' | 'h4' }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  if (block.kind === 'bullets') return <Items items={block.items} />
  return (
    <div className="job-text__part">
      <SubHeading className="job-text__sub-heading">{block.title}</SubHeading>
      <Items items={block.items} />
    </div>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="job-text__items">
      {keyed(items, (item) => item).map(([key, item]) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  )
}
