import { Spinner } from '../../ui/Spinner.tsx'
import { MessagePanel } from '../MessagePanel.tsx'

export const Preparing = () => (
  <MessagePanel
    title="Preparing Your Interview"
    text={<output>Loading your profile and job details...</output>}
    picture={<Spinner />}
    aria-busy
  />
)
