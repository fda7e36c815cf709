import { chair } from './chair.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { MessagePanel } from '../MessagePanel.tsx'

export const Preparing = () => (
  <MessagePanel
    title="Preparing Your Interview"
    text={<output>Loading your profile and job details...</output>}
    picture={
      <>
        <div className="night w-full overflow-hidden rounded-card py-3">
          <img
            className="mx-auto block aspect-16/10 h-auto w-full object-cover"
            src={chair}
            alt=""
            width={480}
            height={300}
          />
        </div>
        <Spinner />
      </>
    }
    aria-busy
  />
)
