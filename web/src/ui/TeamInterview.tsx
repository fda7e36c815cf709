import type { TeamInterviewTexts } from '#shared/application/team-interview.ts'

const isLink = (place: string): boolean => URL.canParse(place) && new URL(place).protocol === 'https:'

/** When, where and for how long the candidate meets the team. */
export function TeamInterview({ when, place, length }: TeamInterviewTexts) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p className="font-strong">{when}</p>
      {length !== undefined && <p>{`Length: ${length}`}</p>}
      {place !== undefined && (
        <p>
          Place:{' '}
          {isLink(place) ? (
            <a className="link" href={place}>
              {place}
            </a>
          ) : (
            place
          )}
        </p>
      )}
    </div>
  )
}
