import './Controls.css'
import { choiceFields, type ChoiceName, type Option } from './model/fields.ts'
import type { Inputs } from './model/inputs.ts'
import type { SizingEvent } from './view/sizing-state.ts'

/** What differs by the kind: `task` stands out, `row` is a quiet row, `assumption` has its name beside it, `cards` are a grid. */
const kinds = {
  task: { group: '', option: 'sizing-choice__task basis-0 px-3 whitespace-nowrap has-checked:text-on-amber' },
  row: { group: '', option: 'basis-0 px-3 whitespace-nowrap has-checked:bg-line has-checked:text-ink' },
  assumption: {
    group: 'grid grid-cols-assumption items-center',
    option: 'basis-0 px-3 whitespace-nowrap has-checked:bg-line has-checked:text-ink',
  },
  cards: {
    group: '',
    option:
      'group basis-choice min-h-tall rounded-control border border-line bg-surface-sunken has-checked:border-amber has-checked:bg-accent-wash has-checked:text-ink',
  },
} as const

const option =
  'relative grid grow cursor-pointer place-content-center py-1 text-center leading-125 text-ink-soft fade-colors hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus narrow:basis-full narrow:whitespace-normal'

type Props = {
  name: ChoiceName
  inputs: Inputs
  onChange: (event: SizingEvent) => void
  look?: keyof typeof kinds
}

/** A group of radio buttons. */
export function ChoiceControl({ name, inputs, onChange, look = 'row' }: Props) {
  const { label, options } = choiceFields[name]
  const entries: readonly (readonly [string, Option])[] = Object.entries(options)
  const isCards = look === 'cards'
  const frame = isCards ? 'gap-2' : 'gap-1 rounded-card border border-line bg-surface-sunken p-1'
  const nameLook = isCards ? 'text-small font-strong' : look === 'assumption' ? 'font-medium' : 'font-strong'
  return (
    <fieldset className={`m-0 min-w-0 border-0 p-0 ${kinds[look].group}`}>
      <legend className="mb-2 p-0 text-compact font-medium">{label}</legend>
      <div className={`flex flex-wrap ${frame}`}>
        {entries.map(([value, { label, detail }]) => (
          <label
            key={value}
            className={`sizing-choice ${option} ${isCards ? '' : 'min-h-touch rounded-card'} ${kinds[look].option}`}
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              name={name}
              value={value}
              checked={inputs[name] === value}
              onChange={() => onChange({ kind: 'chosen', name, option: value })}
            />
            <span className={nameLook}>{label}</span>
            {detail !== undefined && (
              <span className="text-small group-has-checked:text-accent">{detail}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
