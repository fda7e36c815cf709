import './HomePage.css'
import { AboutSection } from './AboutSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PartnersSection } from './PartnersSection.tsx'
import { ServicesSection } from './ServicesSection.tsx'

export default function HomePage() {
  return (
    <div className="home">
      <HomeHero />
      <AboutSection />
      <ServicesSection />
      <PartnersSection />
      <ContactSection />
    </div>
  )
}
