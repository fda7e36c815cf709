import { CareersHero } from './CareersHero.tsx'
import { Positions } from './positions/Positions.tsx'
import { OtherRoles } from './OtherRoles.tsx'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { WhyJoin } from './WhyJoin.tsx'

const scrollToTopBeyondPixels = 400

export default function CareersPage() {
  return (
    <div>
      <CareersHero />
      <WhyJoin />
      <Positions />
      <OtherRoles />
      <ScrollToTop beyondPixels={scrollToTopBeyondPixels} />
    </div>
  )
}
