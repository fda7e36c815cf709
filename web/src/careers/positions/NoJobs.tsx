import { Button } from '../../ui/MainButton.tsx'
import { Empty } from '../../ui/Empty.tsx'
import EmptyRackIllustration from './EmptyRackIllustration.svg?drawing'

export const NothingFound = () => (
  <Empty
    picture={<EmptyRackIllustration />}
    title="No positions found matching your criteria."
    text="Try adjusting your filters or check back later for new opportunities."
  />
)

export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Empty
    role="alert"
    title="We couldn't load the positions."
    text="Please check your connection and try again."
  >
    <Button size="compact" onClick={onRetry}>
      Try again
    </Button>
  </Empty>
)
