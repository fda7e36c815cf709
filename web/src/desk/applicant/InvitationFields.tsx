import { useState } from 'react'
import { maxInterviewers, maxSlots } from '#shared/application/slots.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { FieldProblem, fieldLook } from '../../ui/Field.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { RadioTile } from '../RadioTile.tsx'
import { lastSetInterview } from './next-statuses.ts'
import { LoadingColleagues } from './AgreementField.tsx'
import { Overlaps } from './Overlaps.tsx'
import type { Shown } from './use-applicant.ts'
import { useColleagues } from './use-colleagues.ts'
import { localTime, usualMinutes, type DecisionProblems } from './wanted-decision.ts'

type Application = Shown['application']

type Props = { application: Application; problems: DecisionProblems }

/** The invitation that was set last, pending or in effect. Times of which the candidate has chosen one are a date. */
function lastInvitation({ teamInterview, slots, interviewers, decision }: Application) {
  const isPending = decision?.status === 'interview_pending'
  return {
    slots: (isPending ? decision.slots : teamInterview === null ? slots : null) ?? null,
    interviewers: (isPending ? decision.interviewers : interviewers) ?? [],
  }
}

const kinds = [
  ['date', 'One date'],
  ['slots', 'Several times'],
] as const

/** When, where and with whom the team meets the candidate. */
export function InvitationFields({ application, problems }: Props) {
  const teamInterview = lastSetInterview(application)
  const { slots } = lastInvitation(application)
  const [kind, setKind] = useState<'date' | 'slots'>(slots === null ? 'date' : 'slots')
  const { minutes, place } = teamInterview ?? slots ?? { minutes: Number(usualMinutes), place: null }
  return (
    <>
      <fieldset className="min-w-0 border-0 p-0">
        <legend className={`mb-2 p-0 ${fieldLook.label}`}>Time</legend>
        <div className="grid grid-cols-2 gap-2">
          {kinds.map(([value, text]) => (
            <RadioTile
              key={value}
              name="kind"
              value={value}
              checked={kind === value}
              onChange={() => setKind(value)}
            >
              {text}
            </RadioTile>
          ))}
        </div>
      </fieldset>
      {kind === 'slots' && <SlotFields times={slots?.times ?? []} problem={problems.slots} />}
      <div className="grid grid-cols-fields gap-4">
        {kind === 'date' && (
          <TextField
            id="decision-date"
            name="date"
            label="Date and time (Malaysian time)"
            type="datetime-local"
            defaultValue={localTime(teamInterview?.at)}
          />
        )}
        <TextField
          id="decision-minutes"
          name="minutes"
          label="Length in minutes"
          type="number"
          problem={problems.minutes}
          defaultValue={String(minutes ?? '')}
        />
        <TextField
          id="decision-place"
          name="place"
          label="Place or call link"
          problem={problems.place}
          defaultValue={place ?? ''}
        />
      </div>
      <Interviewers application={application} />
    </>
  )
}

const SlotFields = ({ times, problem }: { times: readonly string[]; problem: string | undefined }) => (
  <fieldset className="min-w-0 border-0 p-0" aria-describedby={problem && 'decision-slots-problem'}>
    <legend
      className={`mb-2 p-0 ${fieldLook.label}`}
    >{`Up to ${maxSlots} times, one of which the candidate chooses (Malaysian time)`}</legend>
    <div className="grid grid-cols-fields gap-4">
      {Array.from({ length: maxSlots }, (_, index) => (
        <TextField
          key={index}
          id={index === 0 ? 'decision-slots' : `decision-slots-${index + 1}`}
          name="slot"
          label={`Time ${index + 1}`}
          type="datetime-local"
          defaultValue={localTime(times[index])}
        />
      ))}
    </div>
    {problem !== undefined && (
      <div className="mt-2">
        <FieldProblem id="decision-slots" problem={problem} />
      </div>
    )}
  </fieldset>
)

/** Who meets the candidate. Until the colleagues are loaded, those who are named stay. */
function Interviewers({ application }: { application: Application }) {
  const colleagues = useColleagues(application.id)
  const { interviewers } = lastInvitation(application)
  if (colleagues.data === undefined) return <LoadingColleagues colleagues={colleagues} />
  const { members } = colleagues.data
  return (
    <>
      <div className="grid grid-cols-fields gap-4">
        {Array.from({ length: maxInterviewers }, (_, index) => (
          <SelectField
            key={index}
            id={`decision-interviewer-${index + 1}`}
            name="interviewer"
            label={index === 0 ? 'Who meets the candidate' : 'And with'}
            placeholder="Nobody named"
            options={members.map(({ id, name }) => [id, name] as const)}
            defaultValue={interviewers[index]?.id}
          />
        ))}
      </div>
      <Overlaps applicationId={application.id} />
    </>
  )
}
