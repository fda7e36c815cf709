import { Panel } from '../../ui/Panel.tsx'
import { emptyTexts } from './empty-texts.ts'
import { sectionTitles, type Section } from './sections.ts'

/** The sections before the first application: a line each. */
export function EmptySections({ sections }: { sections: readonly Section[] }) {
  return (
    <Panel as="div" className="grid">
      {sections.map(({ id }) => {
        const { title, text } = { text: undefined, ...emptyTexts[id] }
        return (
          <section
            key={id}
            className="grid grid-cols-figure items-baseline gap-x-4 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0 phone:grid-cols-1"
            aria-labelledby={`empty-${id}`}
          >
            <h2 className="text-body tracking-small" id={`empty-${id}`}>
              {sectionTitles[id]}
            </h2>
            <div className="flex flex-wrap gap-x-3 text-compact text-ink-soft">
              <p className="font-medium text-ink">{title}</p>
              {text !== undefined && <p>{text}</p>}
            </div>
          </section>
        )
      })}
    </Panel>
  )
}
