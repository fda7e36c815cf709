import { ButtonLink } from '../../ui/Button.tsx'
import { SignalIllustration } from '../SignalIllustration.tsx'
import { PageHero } from '../PageHero.tsx'

export default function NotFoundPage() {
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
