import './ServiceFrame.css'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHero } from '../PageHero.tsx'
import { Particles } from '../Particles.tsx'
import { processAnchor } from './Process.tsx'

type Props = {
  title: string
  lead: string
  picture: ReactNode
  /** The label of the buttons to the contact page. */
  action: string
  closing: { title: string; text: string }
  children: ReactNode
}

/** The first and last sections of every service page. */
export function ServiceFrame({ title, lead, picture, action, closing, children }: Props) {
  return (
    <div className="service">
      <PageHero
        title={title}
        lead={lead}
        picture={
          <>
            <Particles />
            {picture}
          </>
        }
      >
        <div className="service__actions">
          <ButtonLink to="/contact">{action}</ButtonLink>
          <a className="service__more link" href={`#${processAnchor}`}>
            How it works
          </a>
        </div>
      </PageHero>
      {children}
      <section className="service__close night" aria-labelledby="close-title">
        <div className="page-width">
          <h2 id="close-title" className="service__heading">
            {closing.title}
          </h2>
          <p>{closing.text}</p>
          <ButtonLink to="/contact">{action}</ButtonLink>
        </div>
      </section>
    </div>
  )
}
