import { dataProtection } from '#shared/company.ts'
import type { Section } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

/** The last sections: rights, links, children, changes and contact. */
export const rights: readonly Section[] = [
  {
    id: 'your-rights-and-choices',
    title: 'Your Rights and Choices',
    blocks: [
      "Under Malaysia's Personal Data Protection Act 2010, and under the European Union's General Data Protection Regulation where it applies, you may ask us to:",
      {
        list: [
          'tell you what we hold about you, and give you a copy of it;',
          'correct what is wrong or out of date;',
          'delete it, or stop or limit its use;',
          'stop sending you news and offers;',
          'hand your data over in a form that other services can read.',
        ],
      },
      'You may withdraw a consent at any time; anything done before then remains lawful. If you withdraw the consent to an interview recording, we delete the recording with its transcript; your application stays.',
      'Candidates can do much of this themselves. The profile page of the dashboard lets you correct your details and delete your account with its files. There you can also download a copy of your profile and CV, your applications, your interviews with consent, transcript and files, letters our team wrote to you, how many interviews you had started before, your sign-ins and, once your email address is confirmed, the enquiries sent with it and the positions to which a recruiter has added you.',
      `That copy leaves out our team's ${staffWritten.english}, the notes of what our staff did with your data, and our emails. Write to ${dataProtection.email} to ask for these, or for anything else. We may have to leave out what concerns other people, and may ask for proof that you are the person concerned.`,
      "If our answer does not satisfy you, you can complain to Malaysia's Personal Data Protection Commissioner or to the data protection authority where you live.",
    ],
  },
  {
    id: 'links-to-third-party-websites',
    title: 'Links to Third-Party Websites',
    blocks: [
      "Some links lead to other companies' websites, such as our pages on social networks and directions in Google Maps. Their privacy policies apply there. We don't run these sites and aren't responsible for what they do with your information.",
    ],
  },
  {
    id: 'childrens-privacy',
    title: "Children's Privacy",
    blocks: [
      "This website is made for businesses and for people looking for work. It is not meant for children under 13, and we do not knowingly collect personal information from them. If you believe that a child under 13 has sent us any, tell us and we'll delete it.",
    ],
  },
  {
    id: 'changes-to-this-privacy-policy',
    title: 'Changes to This Privacy Policy',
    blocks: [
      'When we change how we handle personal information, we update this page and the date of this version. If a change matters to you, for example because information you already gave us would be used for something new, we tell you by email before it takes effect.',
    ],
  },
  {
    id: 'contact-us',
    title: 'Contact Us',
    blocks: [
      'Questions, requests and complaints about personal information reach us here:',
      { company: { dataProtection: 'Data protection:', officer: 'Data protection officer:' } },
    ],
  },
]
