import './CareersPage.css'
import { ApplicationProcess } from './ApplicationProcess.tsx'
import { CareersHero } from './CareersHero.tsx'
import { OtherRoles } from './OtherRoles.tsx'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { WhyJoin } from './WhyJoin.tsx'

const scrollToTopBeyondPixels = 400

export default function CareersPage() {
  return (
    <div>
      <CareersHero />
      <WhyJoin />
      <ApplicationProcess />
      <OtherRoles />
      <ScrollToTop beyondPixels={scrollToTopBeyondPixels} />
    </div>
  )
}
