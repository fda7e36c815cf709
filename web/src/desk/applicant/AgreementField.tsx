import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Shown } from './use-applicant.ts'
import { useColleagues } from './use-colleagues.ts'

type Props = { application: Shown['application']; problem: string | undefined }

/** Whom the recruiter asks to agree to an acceptance, where the deployment wants a second person. */
export function AgreementField({ application: { id, decision }, problem }: Props) {
  const colleagues = useColleagues(id)
  if (colleagues.data === undefined) return <LoadingColleagues colleagues={colleagues} />
  const { agreeing } = colleagues.data
  if (agreeing === null) return null
  return (
    <SelectField
      id="decision-agreement"
      name="agreement"
      label="Who has to agree"
      note="The ten minutes begin when your colleague agrees."
      placeholder="Choose a colleague"
      options={agreeing.map((each) => [each.id, each.name] as const)}
      defaultValue={decision?.awaits?.id}
      required
      problem={problem}
    />
  )
}

export const LoadingColleagues = ({
  colleagues: { error, mutate },
}: {
  colleagues: ReturnType<typeof useColleagues>
}) => (
  <div className="flex flex-wrap items-center gap-3 text-ink-soft" aria-live="polite">
    {error === undefined ? 'Loading your colleagues…' : 'Your colleagues could not be loaded.'}
    {error !== undefined && (
      <Button look="quiet" size="compact" onClick={() => void mutate()}>
        Load them again
      </Button>
    )}
  </div>
)
