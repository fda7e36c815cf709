import './ApplicationProcess.css'
import type { ReactNode } from 'react'
import { AnswerPicture, CvPicture, MeetingPicture, VoicePicture } from './StepPictures.tsx'

type Step = { name: string; text: string; picture: ReactNode }

const steps: readonly Step[] = [
  { name: 'Submit Application', text: 'Upload your CV and details', picture: <CvPicture /> },
  { name: 'AI Interview', text: 'Complete our AI-powered assessment', picture: <VoicePicture /> },
  { name: 'Team Interview', text: 'Meet with the hiring team', picture: <MeetingPicture /> },
  { name: 'Decision', text: 'Receive our decision', picture: <AnswerPicture /> },
]

export function ApplicationProcess() {
  return (
    <section className="applying" aria-labelledby="applying-title">
      <div className="applying__row page-width">
        <div className="applying__words">
          <h2 id="applying-title" className="careers__heading">
            Application Process
          </h2>
          <p className="careers__text">
            The AI interview takes about 15-20 minutes, by voice and video. You choose the time. It is
            recorded for assessment.
          </p>
        </div>
        <ol className="applying__steps">
          {steps.map(({ name, text, picture }) => (
            <li key={name} className="applying__step">
              <h3 className="careers__name">{name}</h3>
              <p className="careers__text">{text}</p>
              {picture}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
