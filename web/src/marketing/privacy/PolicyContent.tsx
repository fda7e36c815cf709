import './PrivacyPage.css'
import { company, dataProtection } from '#shared/company.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import { Link } from 'react-router-dom'
import { addressLines, emailHref, phoneHref } from '../../layout/company-links.ts'
import { PageHero } from '../PageHero.tsx'
import './KeyholeIllustration.css'
import KeyholeIllustration from './KeyholeIllustration.svg?drawing'
import type { Block, Line, Policy } from './policy.ts'
import { ReleaseLine } from './ReleaseLine.tsx'
import { documentDate, versionDate } from './version.ts'

const { officer, email }: { officer: string; email: string } = dataProtection

const MailLink = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${address}`}>
    {address}
  </a>
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
  <address className="policy__company">
    <strong>{company.fullName}</strong>
    {addressLines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <a className="link" href={emailHref}>
      {company.contact.email}
    </a>
    <a className="link" href={phoneHref}>
      {company.contact.phone}
    </a>
    <span className="policy__contact">
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
  if ('heading' in block) return <h3>{block.heading}</h3>
  if ('company' in block) return <CompanyAddress labels={block.company} />
  if ('list' in block)
    return (
      <ul>
        {block.list.map((line) => (
          <li key={String(line)}>
            <ListLine line={line} />
          </li>
        ))}
      </ul>
    )
  return (
    <dl className="policy__terms">
      {block.terms.map(([what, howLong]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{howLong}</dd>
        </div>
      ))}
    </dl>
  )
}

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

type Props = { policy: Policy; processing: InterviewProcessing }

export function PolicyContent({ policy, processing }: Props) {
  const { locale, title, lead, lastUpdated, thisVersion, contents, opening, release } = policy
  const sections = policy.sections.map(({ id, title: name, blocks }, index) => ({
    id,
    heading: `${index + 1}. ${name}`,
    blocks: typeof blocks === 'function' ? blocks(processing) : blocks,
  }))
  const otherLanguage = locale.startsWith('en') ? 'ms' : 'en'
  const other = otherLanguages[otherLanguage]
  return (
    <div className="policy">
      <PageHero title={title} lead={lead} picture={<KeyholeIllustration />}>
        <div className="policy__dates">
          <p className="policy__date">
            {lastUpdated} <Day date={documentDate} locale={locale} />
          </p>
          <p className="policy__date">
            {thisVersion} <Day date={versionDate} locale={locale} />
          </p>
        </div>
        <Link className="policy__language" to={other.path} lang={otherLanguage} hrefLang={otherLanguage}>
          {other.label}
        </Link>
      </PageHero>
      <div className="policy__page page-width">
        <nav className="policy__contents" aria-label={contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="policy__text">
          <p className="policy__opening">{opening}</p>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {blocks.map((block) => (
                <PolicyBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          <ReleaseLine label={release} />
        </div>
      </div>
    </div>
  )
}
