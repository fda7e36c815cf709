import { deskSignInHours, introductionDays } from '#shared/platform/retention.ts'
import type { Section } from '../policy.ts'
import { staffWritten } from '../staff-written.ts'

export const collecting: Section = {
  id: 'information-we-collect',
  title: 'Information We Collect',
  blocks: [
    'We collect what you give us, the few details a web server needs to respond, and what our team writes about an application.',
    { heading: 'When you send an enquiry' },
    'Your first and last name, email address, subject, kind of enquiry and message; if you give them, your company, job title and the GPU types you are interested in; and whether you agreed to receive news. We also keep the time at which the enquiry reached us. We need the fields marked * to reply to you.',
    { heading: 'When you apply for a position' },
    {
      list: [
        [
          'Your account and profile:',
          'name, email address, phone number, job title, location, skills, languages, experience, education and what you write about yourself. Your password is stored only in a form from which it cannot be read back.',
        ],
        [
          'Your CV:',
          'the file you upload and the details our software reads from it. You see these details and can correct them.',
        ],
        [
          'Your applications:',
          'which positions you applied for, when, how far each application has got, your answers to our invitations, and your answers to the few questions that some positions ask before the interview; you can leave them blank, and no answer rejects you automatically.',
        ],
        [
          'Your interview:',
          'if you take the AI interview, a recording of your camera and microphone, a transcript, counts made from it (such as speaking time and questions answered), the time and wording of your consent, how much time you had, and whether it was stopped for your wellbeing. Nothing is recorded before you have agreed.',
        ],
      ],
    },
    { heading: 'When one of our recruiters adds you to a position' },
    `A recruiter can enter your name and email address and a CV, for instance because somebody recommended you. We then send you one email that says what we were given and by whom, and has two links: one to say yes, one to have it deleted at once. Until you say yes, only the recruiters of the position see it; nobody assesses it, and no software reads the CV. Without a yes it is deleted after ${introductionDays} days.`,
    { heading: 'What our team writes about you, and who reads it' },
    `Our recruiters, and the reviewers of a position, mark its applicants by the criteria of the position, write notes and compare applicants side by side; recruiters decide, note why an application is not selected or goes on without the AI interview, write letters to applicants and answer their questions. Marks and notes carry their writer's name. Our recruiters, the reviewers of the position and our privacy officers can read the ${staffWritten.english}. We also note which member of our staff opened or changed what, and when.`,
    { heading: 'When you visit any page' },
    "Our servers log the network (IP) address, the time, the page asked for and the kind of browser. We also count requests from a network address for a short while, to stop the forms from being flooded. When you sign in, we keep the network as a one-way code, so that somebody else's failed attempts do not lock you out.",
    { heading: 'Cookies and storage in your browser' },
    `This website sets no cookies for visitors and candidates. The pages of our own staff set one, which keeps them signed in for ${deskSignInHours} hours. The website carries no advertising and no analytics service, and its fonts come from our own server. Your browser keeps the following for us, on your device only:`,
    {
      list: [
        ['Light or dark:', 'the theme you chose with the switch, until you clear the data of this website.'],
        [
          'An unfinished enquiry:',
          'what you typed into the form, in this tab, until you send it or close the tab.',
        ],
        [
          'Your sign-in as a candidate:',
          'a token and your basic account details, until you sign out or the sign-in ends. Unsaved changes to your profile, and answers that you have not sent, stay in the tab until then.',
        ],
        ['A link to set a password:', 'its code, in this tab, until you have used it or close the tab.'],
        [
          'A note that you have seen your dashboard:',
          'so we can say “welcome back”, until you delete your account or clear the data of this website.',
        ],
        [
          'Parts of your interview:',
          'recording and answers that have not reached us yet, until they have. What arrives too late is deleted on a later visit.',
        ],
        ['Your own picture in the interview:', 'whether you hid it, in this tab, until you close the tab.'],
      ],
    },
    'The office map on the home page and the contact page is a drawing. Google Maps is loaded only when you press “Show Google Maps”. Google then receives your network address and may set cookies of its own within that frame.',
  ],
}
