import { company } from '#shared/company.ts'
import { interviewLines } from '../interviews.ts'
import type { Section } from '../policy.ts'
import { interviewTexts } from './interview-texts.ts'

export const using: Section = {
  id: 'how-we-use-your-information',
  title: 'How We Use Your Information',
  blocks: (processing) => [
    {
      list: [
        [
          'Enquiries:',
          'to confirm that yours arrived, to answer it, and to prepare an offer if you ask for one.',
        ],
        ['News and offers:', 'only if you ticked the box. Write to us and we stop.'],
        [
          'Applications:',
          'to fill in your profile from your CV, to hold the interview, to decide on your application and to tell you the outcome.',
        ],
        ['Logs and counts:', 'to keep the service running, to find faults and to fend off abuse.'],
        ['Legal duties:', 'where the law requires us to keep or produce a record.'],
      ],
    },
    processing.kind === 'model'
      ? 'In the AI interview, software asks the questions and writes the transcript. A language model chooses further questions from your answers and the facts of your CV. It gives you no score, and no software analyses your face or your emotions. People decide on applications.'
      : 'In the AI interview, software asks the questions and writes the transcript. It gives you no score and does not analyse your face or your emotions. People decide on applications.',
    'We rely on your consent for news and for the recording of interviews, on the steps you ask us to take before a contract for enquiries and applications, and on our legitimate interests: in a safe and working service for logs, and in finding people for our positions for the email that asks whether we may consider you.',
  ],
}

export const sharing: Section = {
  id: 'how-we-share-your-information',
  title: 'How We Share Your Information',
  blocks: (processing) => [
    `We do not sell personal information, and we do not give it to others for their own advertising. Within ${company.shortName}, only those who need it for their work see it: enquiries go to the team that answers them, applications to those who recruit. Beyond that, it reaches:`,
    {
      list: [
        [
          'Amazon Web Services,',
          'which runs our servers, database, file storage and email delivery and, where a CV is a scanned image, recognises its text.',
        ],
        ['Authorities and courts,', 'where the law obliges us.'],
        [
          'A successor,',
          'if our business or part of it is transferred. We would tell you before your information falls under another policy.',
        ],
      ],
    },
    { heading: 'Who processes the AI interview' },
    { list: interviewLines(interviewTexts, processing) },
  ],
}
