import { company, dataProtection } from '#shared/company.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import { Link } from 'react-router-dom'
import { EmailLink, PhoneLink } from '../../layout/company-details.tsx'
import { addressLines } from '../../layout/company-links.ts'
import { ExampleMark } from '../../ui/ExampleMark.tsx'
import { PageHero } from '../PageHero.tsx'
import './KeyholeIllustration.css'
import KeyholeIllustration from './KeyholeIllustration.svg?drawing'
import type { Block, Line, Policy } from './policy.ts'
import { ReleaseLine } from './ReleaseLine.tsx'
import { documentDate, versionDate } from './version.ts'

const { officer, email }: { officer: string; email: string } = dataProtection

const MailLink = ({ address }: { address: string }) => (
  <>
    <a className="link" href={`mailto:${address}`}>
      {address}
    </a>
    <ExampleMark of="dataProtection" />
  </>
)

/** A text in which the address for data protection, if it has it, is a link. */
function Linked({ text }: { text: string }) {
  const [before, after] = text.split(email)
  if (after === undefined) return text
  return (
    <>
      {before}
      <MailLink address={email} />
      {after}
    </>
  )
}

const ListLine = ({ line }: { line: Line }) =>
  typeof line === 'string' ? (
    line
  ) : (
    <>
      <strong>{line[0]}</strong> {line[1]}
    </>
  )

type Labels = { dataProtection: string; officer: string }

const CompanyAddress = ({ labels }: { labels: Labels }) => (
  <address className="grid justify-items-start gap-1 border-l-3 border-orange bg-surface-sunken p-5">
    <strong>{company.fullName}</strong>
    {addressLines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <span>
      <EmailLink className="link touchable" />
    </span>
    <span>
      <PhoneLink className="link touchable" />
    </span>
    <span className="mt-3">
      {officer === '' ? labels.dataProtection : `${labels.officer} ${officer},`} <MailLink address={email} />
    </span>
  </address>
)

function PolicyBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Linked text={block} />
      </p>
    )
  if ('heading' in block)
    return <h3 className="-mb-2 pt-2 print:pt-0 text-large tracking-small">{block.heading}</h3>
  if ('company' in block) return <CompanyAddress labels={block.company} />
  if ('list' in block)
    return (
      <ul className="grid gap-3">
        {block.list.map((line) => (
          <li
            key={String(line)}
            className="relative pl-5 before:absolute before:left-hair before:mt-3 before:size-mark before:bg-orange"
          >
            <ListLine line={line} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl className="mt-1 rounded-card border border-line bg-surface">
      {block.terms.map(([what, howLong]) => (
        <div
          key={what}
          className="grid grid-cols-7-5 gap-x-5 gap-y-1 border-line px-5 py-3 not-first:border-t phone:grid-cols-1 narrow:px-3"
        >
          <dt>{what}</dt>
          <dd className="font-strong">{howLong}</dd>
        </div>
      ))}
    </dl>
  )
}

const date = 'rounded-round border border-line bg-surface px-4 py-2 text-compact text-ink-soft'

const Day = ({ date, locale }: { date: string; locale: string }) => (
  <time dateTime={date}>
    {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
  </time>
)

/** The policy in the page's language, and a link to it in the other one. */
const otherLanguages = {
  en: { path: '/privacy', label: 'Read in English' },
  ms: { path: '/ms/privacy', label: 'Baca dalam Bahasa Melayu' },
} as const

const OtherLanguage = ({ language }: { language: keyof typeof otherLanguages }) => (
  <Link
    className="touchable w-fit text-ink-soft"
    to={otherLanguages[language].path}
    lang={language}
    hrefLang={language}
  >
    {otherLanguages[language].label}
  </Link>
)

type Props = { policy: Policy; processing: InterviewProcessing }

export function PolicyContent({ policy, processing }: Props) {
  const { locale, title, lead, lastUpdated, thisVersion, contents, opening, release } = policy
  const sections = policy.sections.map(({ id, title: name, blocks }, index) => ({
    id,
    heading: `${index + 1}. ${name}`,
    blocks: typeof blocks === 'function' ? blocks(processing) : blocks,
  }))
  return (
    <>
      <PageHero title={title} lead={lead} picture={<KeyholeIllustration />}>
        <div className="flex flex-wrap gap-2">
          <p className={date}>
            {lastUpdated} <Day date={documentDate} locale={locale} />
          </p>
          <p className={date}>
            {thisVersion} <Day date={versionDate} locale={locale} />
          </p>
        </div>
        <OtherLanguage language={locale.startsWith('en') ? 'ms' : 'en'} />
      </PageHero>
      <div className="page-width grid grid-cols-policy items-start gap-x-columns gap-y-7 pt-8 pb-section print:pb-0 tablet:grid-cols-1 tablet:pt-6">
        <nav className="sticky top-sticky text-compact tablet:static" aria-label={contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a
                  className="fade-colors block border-l-2 border-line px-4 py-2 text-ink-soft no-underline phone:py-3 hover:border-orange hover:text-ink"
                  href={`#${id}`}
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text-large leading-165">
          <p className="text-lead leading-150">{opening}</p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="grid grid-cols-1 gap-4 pt-7" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="text-title">
                {heading}
              </h2>
              {blocks.map((block) => (
                <PolicyBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <ReleaseLine label={release} />
        </div>
      </div>
    </>
  )
}
