import { ButtonLink } from '../../ui/Button.tsx'
import { SignalPicture } from '../SignalPicture.tsx'
import { PageHero } from '../PageHero.tsx'

export default function NotFoundPage() {
  return (
    <PageHero
      title="This page does not exist"
      lead="The address may have been mistyped, or the page may have moved."
      picture={<SignalPicture />}
    >
      <ButtonLink to="/">Go to the home page</ButtonLink>
    </PageHero>
  )
}
