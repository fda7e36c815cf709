import './Features.css'

type Props = { title: string; features: readonly string[] }

/** The features of a service, each with its benefit. */
export function Features({ title, features }: Props) {
  return (
    <section className="features page-width" aria-labelledby="features-title">
      <h2 id="features-title" className="service__heading">
        {title}
      </h2>
      <ul className="features__list">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}
