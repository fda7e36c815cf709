import './utilities.css'

const marked = 'flex gap-3 before:mt-2 before:size-mark before:flex-none before:bg-orange'

type Props = {
  features: readonly string[]
  /** The classes of the list, and of each of its items. */
  className: string
  item?: string
}

/** What a service consists of. */
export const Features = ({ features, className, item = '' }: Props) => (
  <ul className={`grid ${className}`}>
    {features.map((feature) => (
      <li key={feature} className={`${marked} ${item}`}>
        {feature}
      </li>
    ))}
  </ul>
)
