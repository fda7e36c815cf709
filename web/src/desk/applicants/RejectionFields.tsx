import { rejectionReasons } from '#shared/company-hiring.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'

type RejectionFieldsProps = {
  problems: { reason?: string | undefined; reasonNote?: string | undefined }
  initial?: { reason: string; note?: string | undefined } | undefined
}

/** Why the team rejects, beside the letter. */
export const RejectionFields = ({ problems, initial }: RejectionFieldsProps) => (
  <>
    <SelectField
      id="decision-reason"
      name="reason"
      label="Reason"
      note="For the team. The letter does not say it."
      options={rejectionReasons}
      placeholder="Choose a reason"
      defaultValue={initial?.reason}
      required
      problem={problems.reason}
    />
    <TextField
      id="decision-reasonNote"
      name="reasonNote"
      label="Note about the reason (optional)"
      defaultValue={initial?.note ?? ''}
      problem={problems.reasonNote}
    />
  </>
)
