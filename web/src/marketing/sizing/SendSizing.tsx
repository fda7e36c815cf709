import { useNavigate } from 'react-router-dom'
import { keepDraft, takeDraft, visitor } from '../../form/drafts.ts'
import { linkTo } from '../../site/link.ts'
import { Button } from '../../ui/MainButton.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { second } from '../SecondLink.tsx'
import type { Inputs } from './model/inputs.ts'
import type { Sizing } from './model/sizing.ts'
import { draftWith } from './view/enquiry-draft.ts'

/** The form on the contact page, whose draft the sizing is added to. */
const formName = 'contact'

const news = {
  copied: 'Link copied.',
  refused: 'Your browser blocked copying. Copy the link from the address bar instead.',
} as const

type Props = { inputs: Inputs; sizing: Sizing; query: string }

/** Opens the enquiry with the sizing in it, or copies the sizing's URL. */
export function SendSizing({ inputs, sizing, query }: Props) {
  const navigate = useNavigate()
  const { last, copy } = useCopy()
  const url = (): string => `${location.origin}${linkTo('/sizing')}${query}`

  const send = (): void => {
    keepDraft(visitor, formName, draftWith(takeDraft(visitor, formName) ?? {}, inputs, sizing, url()))
    void navigate(linkTo('/contact'))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3" data-needs-script data-print="hidden">
      <Button onClick={send}>Send this sizing</Button>
      <button type="button" className={second} onClick={() => copy(url())}>
        Copy link
      </button>
      <output className="text-ink-soft empty:absolute">
        {/* Another sizing has another link. */}
        {last !== undefined && last.text === url() && news[last.outcome]}
      </output>
    </div>
  )
}
