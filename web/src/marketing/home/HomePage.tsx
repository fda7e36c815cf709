import './HomePage.css'
import { Suspense } from 'react'
import { AboutSection } from './AboutSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PartnersSection } from './PartnersSection.tsx'
import { ServicesSection } from './ServicesSection.tsx'

// Nothing here suspends. The Suspense boundaries split hydration into short tasks: a long one would block input.
export default function HomePage() {
  return (
    <div className="home">
      <Suspense>
        <HomeHero />
      </Suspense>
      <Suspense>
        <AboutSection />
      </Suspense>
      <Suspense>
        <ServicesSection />
      </Suspense>
      <Suspense>
        <PartnersSection />
      </Suspense>
      <Suspense>
        <ContactSection />
      </Suspense>
    </div>
  )
}
