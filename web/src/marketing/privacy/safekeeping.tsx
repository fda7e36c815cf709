import { company } from '#shared/company.ts'
import { inactiveAccountMonths, retentionNoticeDays } from '#shared/domain/retention.ts'
import { emailHref } from '../../layout/company-links.ts'
import type { PolicySection } from './policy.ts'

/** The retention periods; tests/journeys/marketing/privacy.test.ts compares them with the storage code. */
const terms = [
  ['Enquiries', 'two years after we received them, or until you ask us to delete them'],
  ['Interview recordings, their transcripts and the CV filed with them', '180 days'],
  ['A CV uploaded for a registration that was never completed', 'one day'],
  [
    'Account, profile, CV and applications',
    `until you delete your account, or ${inactiveAccountMonths} months after you last used it`,
  ],
  [
    'How many interviews a deleted account had started, under a one-way code of its email address',
    '180 days, unless you ask us to delete the account',
  ],
  ['Access logs of our file storage, which repeat file names', '30 days'],
  ['Other logs', '90 days'],
  ['Notes of what our staff did with candidates’ data: who, when, on which reference number', 'two years'],
] as const

/** The policy's sections on storage, retention and rights. */
export const safekeeping: readonly PolicySection[] = [
  {
    id: 'data-security',
    title: 'Data Security',
    body: (
      <>
        <h3>Where it is kept</h3>
        <p>
          Enquiries and candidates’ data, including CVs and interview recordings, are stored with Amazon Web
          Services in its Sydney region, in Australia. If you are in Malaysia or elsewhere, your information
          is therefore transferred to Australia.
        </p>
        <h3>How it is protected</h3>
        <p>
          Connections to this website are encrypted, and so is the storage behind it. Files are not publicly
          reachable; they open only through links that expire. Each part of our software may reach only the
          data it works with, and our logs carry reference numbers instead of what you typed. No system is
          perfectly safe: if a breach puts you at risk, we tell you and the authority in charge as the law
          requires.
        </p>
        <h3>How long it is kept</h3>
        <dl className="policy__terms">
          {terms.map(([what, term]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{term}</dd>
            </div>
          ))}
        </dl>
        <p>
          An account counts as used when you sign in and when something changes about one of your
          applications. At least {retentionNoticeDays} days before we delete it we email you the day; signing
          in before then keeps it. If we hire you, we keep your application until you delete your account.
        </p>
        <p>
          Where we delete an account because you wrote to us, these notes keep a one-way code of its email
          address, so that we can tell later that it was deleted.
        </p>
        <p>
          Deletion at these terms is automatic and may take up to four days, until the earlier versions of a
          file are gone as well. When you withdraw an application or delete your account, its files are
          deleted immediately, in every version, and unfinished uploads within an hour; an enquiry is not part
          of the account. A CV that you replace remains as an earlier version for 35 days.
        </p>
        <p>
          Deleted database records remain in our backups for up to 35 days more. Should we have to restore
          one, what you had deleted is deleted again: for that we keep the reference numbers of what was
          deleted, without names, for 40 days. Emails we exchange with you are kept for as long as the matter,
          or the law, requires.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights-and-choices',
    title: 'Your Rights and Choices',
    body: (
      <>
        <p>
          Under Malaysia’s Personal Data Protection Act 2010, and under the European Union’s General Data
          Protection Regulation where it applies, you may ask us to:
        </p>
        <ul>
          <li>tell you what we hold about you, and give you a copy of it;</li>
          <li>correct what is wrong or out of date;</li>
          <li>delete it, or stop or limit its use;</li>
          <li>stop sending you news and offers;</li>
          <li>hand your data over in a form that other services can read.</li>
        </ul>
        <p>
          You may withdraw a consent at any time; anything done before then remains lawful. If you withdraw
          the consent to an interview recording, we delete the recording with its transcript; your application
          stays.
        </p>
        <p>
          Candidates can do much of this themselves: the profile page of the dashboard lets you correct your
          details, download everything we hold about you, and delete your account with all its files. For
          anything else, write to{' '}
          <a className="link" href={emailHref}>
            {company.contact.email}
          </a>
          . We may ask for proof that you are the person concerned.
        </p>
        <p>
          If our answer does not satisfy you, you can complain to Malaysia’s Personal Data Protection
          Commissioner or to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'links-to-third-party-websites',
    title: 'Links to Third-Party Websites',
    body: (
      <p>
        Some links lead to other companies’ websites, such as our pages on social networks and directions in
        Google Maps. Their privacy policies apply there. We don’t run these sites and aren’t responsible for
        what they do with your information.
      </p>
    ),
  },
  {
    id: 'childrens-privacy',
    title: "Children's Privacy",
    body: (
      <p>
        This website is made for businesses and for people looking for work. It is not meant for children
        under 13, and we do not knowingly collect personal information from them. If you believe that a child
        under 13 has sent us any, tell us and we’ll delete it.
      </p>
    ),
  },
  {
    id: 'changes-to-this-privacy-policy',
    title: 'Changes to This Privacy Policy',
    body: (
      <p>
        When we change how we handle personal information, we update this page and its date. If a change
        matters to you, for example because information you already gave us would be used for something new,
        we tell you by email before it takes effect.
      </p>
    ),
  },
]
