import { company } from '#shared/company.ts'
import type { PolicySection } from './policy.ts'

/** The policy's sections on what is collected, for which purpose, and with whom it is shared. */
export const collecting: readonly PolicySection[] = [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>We collect what you give us, and the few details a web server needs to respond.</p>
        <h3>When you send an enquiry</h3>
        <p>
          Your first and last name, email address, subject, kind of enquiry and message; if you give them,
          your company, job title and the GPU types you are interested in; and whether you agreed to receive
          news. We also keep the time at which the enquiry reached us. We need the fields marked * to reply to
          you.
        </p>
        <h3>When you apply for a position</h3>
        <ul>
          <li>
            <strong>Your account and profile:</strong> name, email address, phone number, job title, location,
            skills, languages, experience, education and what you write about yourself. Your password is
            stored only in a form from which it cannot be read back.
          </li>
          <li>
            <strong>Your CV:</strong> the file you upload and the details our software reads from it. You see
            these details and can correct them.
          </li>
          <li>
            <strong>Your applications:</strong> which positions you applied for, when, and how far each
            application has got.
          </li>
          <li>
            <strong>Your interview:</strong> if you take the AI interview, a recording of your camera and
            microphone, a transcript, counts made from it (such as speaking time and questions answered), and
            the time and wording of your consent. Nothing is recorded before you have agreed.
          </li>
        </ul>
        <h3>When you visit any page</h3>
        <p>
          Our servers log the network (IP) address, the time, the page asked for and the kind of browser. We
          also count requests from a network address for a short while, to stop the forms from being flooded.
        </p>
        <h3>Cookies and storage in your browser</h3>
        <p>
          This website sets no cookies of its own. It carries no advertising and no analytics service, and its
          fonts come from our own server. Your browser keeps the following for us, on your device only:
        </p>
        <ul>
          <li>
            <strong>Light or dark:</strong> the theme you chose with the switch, until you clear the data of
            this website.
          </li>
          <li>
            <strong>An unfinished enquiry:</strong> what you typed into the form, in this tab, until you send
            it or close the tab.
          </li>
          <li>
            <strong>Your sign-in as a candidate:</strong> a token and your basic account details, until you
            sign out or the sign-in ends. Unsaved changes to your profile stay in the tab until then.
          </li>
          <li>
            <strong>A link to set a password:</strong> its code, in this tab, until you have used it or close
            the tab.
          </li>
          <li>
            <strong>A note that you have seen your dashboard:</strong> so we can say “welcome back”, until you
            delete your account or clear the data of this website.
          </li>
          <li>
            <strong>Parts of your interview:</strong> recording and answers that have not reached us yet,
            until they have. What arrives too late is deleted on a later visit.
          </li>
        </ul>
        <p>
          The office map on the home page and the contact page is a drawing. Google Maps is loaded only when
          you press “Show Google Maps”. Google then receives your network address and may set cookies of its
          own within that frame.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-your-information',
    title: 'How We Use Your Information',
    body: (
      <>
        <ul>
          <li>
            <strong>Enquiries:</strong> to confirm that yours arrived, to answer it, and to prepare an offer
            if you ask for one.
          </li>
          <li>
            <strong>News and offers:</strong> only if you ticked the box. Write to us and we stop.
          </li>
          <li>
            <strong>Applications:</strong> to fill in your profile from your CV, to hold the interview, to
            decide on your application and to tell you the outcome.
          </li>
          <li>
            <strong>Logs and counts:</strong> to keep the service running, to find faults and to fend off
            abuse.
          </li>
          <li>
            <strong>Legal duties:</strong> where the law requires us to keep or produce a record.
          </li>
        </ul>
        <p>
          In the AI interview, software asks the questions and writes the transcript. It gives you no score
          and does not analyse your face or your emotions. People decide on applications.
        </p>
        <p>
          We rely on your consent for news and for the recording of interviews, on the steps you ask us to
          take before a contract for enquiries and applications, and on our legitimate interest in a safe and
          working service for logs.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-share-your-information',
    title: 'How We Share Your Information',
    body: (
      <>
        <p>
          We do not sell personal information, and we do not give it to others for their own advertising.
          Within {company.shortName}, only those who need it for their work see it: enquiries go to the team
          that answers them, applications to those who recruit. Beyond that, it reaches:
        </p>
        <ul>
          <li>
            <strong>Amazon Web Services,</strong> which runs our servers, database, file storage and email
            delivery and, where a CV is a scanned image, recognises its text.
          </li>
          <li>
            <strong>Interview services.</strong> Where an interview is held as a video call, providers of
            video calls and voice software carry sound and picture for us. Where it is held within your
            browser, the browser may send your speech to its own maker to turn it into text; you can type your
            answers instead.
          </li>
          <li>
            <strong>Authorities and courts,</strong> where the law obliges us.
          </li>
          <li>
            <strong>A successor,</strong> if our business or part of it is transferred. We would tell you
            before your information falls under another policy.
          </li>
        </ul>
      </>
    ),
  },
]
