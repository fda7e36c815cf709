import { ButtonLink } from '../../ui/MainButton.tsx'
import '../SignalIllustration.css'
import SignalIllustration from '../SignalIllustration.svg?drawing'
import { useRightPath } from '../../site/use-right-path.ts'
import { PageHero } from '../PageHero.tsx'

export default function NotFoundPage() {
  useRightPath()
  return (
    <PageHero
      title="This page does not exist"
      lead="The address may have been mistyped, or the page may have moved."
      picture={<SignalIllustration />}
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </PageHero>
  )
}
