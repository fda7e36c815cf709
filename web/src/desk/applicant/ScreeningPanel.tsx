import type { Screening } from '#shared/application/screening.ts'
import { When } from '../../ui/When.tsx'
import { Fact } from '../Fact.tsx'
import { cellText } from '../screening-cell.ts'
import { TitledPanel } from '../TitledPanel.tsx'

/** The questions as the candidate was asked them, with the answers. */
export const ScreeningPanel = ({ screening }: { screening: Screening }) => (
  <TitledPanel id="screening" title="Answers before the interview">
    <p className="text-ink-soft">
      {screening.answeredAt === null ? (
        'The candidate has not answered yet.'
      ) : (
        <>
          Answered <When at={screening.answeredAt} />
        </>
      )}
    </p>
    <dl className="grid grid-cols-pair gap-3">
      {screening.questions.map((question) => (
        <Fact key={question.text} name={question.text}>
          <span dir="auto">{cellText(screening, question)}</span>
        </Fact>
      ))}
    </dl>
  </TitledPanel>
)
