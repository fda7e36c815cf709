import './EnquiryForm.css'
import { company } from '#shared/company.ts'
import { enquiryTypes, gpuTypes, messageLength } from '#shared/enquiry/enquiry-choices.ts'
import type { EnquiryField } from '#shared/enquiry/enquiry.ts'
import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Form } from '../../form/Form.tsx'
import { SendButton } from '../../form/SendButton.tsx'
import type { FormState } from '../../form/use-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CheckboxGroup } from '../../ui/CheckboxGroup.tsx'
import { Reference } from '../../ui/Reference.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { EmailLink } from '../../layout/company-details.tsx'
import { marked } from '../marked.ts'
import { OtherWays } from './OtherWays.tsx'
import { useEnquiryForm, type EnquiryPage, type SentEnquiry } from './use-enquiry-form.ts'

type Props = {
  /** The page of the form: on the home page, e-mail addresses are validated more strictly. */
  name: EnquiryPage
}

const classes = {
  form: 'grid gap-5 outline-none inert:hidden',
  end: 'enquiry__end flex flex-wrap items-center justify-between gap-x-5 gap-y-4 border-t border-line pt-5',
} as const

export function EnquiryForm({ name }: Props) {
  const sentPanel = useRef<HTMLDivElement>(null)
  const { form, code, isSent, sent, otherWays, mailtoHref, unsent } = useEnquiryForm(name, sentPanel)
  // The home page is long on a phone, so its form folds the optional fields away.
  const isShort = name === 'home'
  const text = (fieldName: EnquiryField) => form.text(fieldName)

  return (
    <div className="min-w-0">
      <Form form={form} className={classes.form} label="Enquiry" inert={isSent} tabIndex={-1}>
        <Earlier sent={sent} />
        <p className="text-small text-ink-soft">Fields marked * are required.</p>
        <NameFields form={form} noteOf={code?.noteOfName} />
        <TextField {...text('email')} label="Business Email" required type="email" autoComplete="email" />
        {!isShort && <WorkFields form={form} />}
        <SelectField
          {...form.field('enquiryType')}
          label="Enquiry Type"
          required
          options={enquiryTypes}
          placeholder="Please choose"
        />
        <TextField {...text('subject')} label="Subject" required />
        {!isShort && <GpuChoice />}
        <TextArea
          {...text('message')}
          label="Message"
          required
          maximum={messageLength.maximum}
          placeholder={`Tell us about your project (minimum ${messageLength.minimum} characters)`}
        />
        {isShort && (
          <Fold>
            <WorkFields form={form} />
            <GpuChoice />
          </Fold>
        )}
        <Checkbox name="agreesToMarketing">
          I would like to receive news and offers from {company.shortName}.
        </Checkbox>
        <div className={classes.end}>
          <BeforeSending />
          <SendButton
            label="Send Message"
            busyLabel="Sending Message..."
            isBusy={form.isSending}
            disabled={form.isSending}
          />
          <output>{unsent && code && <code.UnsentText key={unsent.at} {...unsent} />}</output>
          <OtherWays line={otherWays} mailtoHref={mailtoHref} />
          <Reference id={form.failure?.reference} />
        </div>
      </Form>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element must not contain a heading */}
      <div role="status">
        {isSent && code !== undefined && <code.SentPanel panel={sentPanel} reference={sent?.reference} />}
      </div>
    </div>
  )
}

type NameProps = {
  form: Pick<FormState<unknown>, 'text'>
  noteOf: ((problem: string | undefined) => string | undefined) | undefined
}

function NameFields({ form, noteOf }: NameProps) {
  const field = (name: EnquiryField) => {
    const props = form.text(name)
    return { ...props, note: noteOf?.(props.problem) }
  }
  return (
    <div className="grid grid-cols-pair items-start gap-5">
      <TextField {...field('firstName')} label="First Name" required autoComplete="given-name" />
      <TextField {...field('lastName')} label="Last Name" required autoComplete="family-name" />
    </div>
  )
}

function WorkFields({ form }: Pick<NameProps, 'form'>) {
  const text = (name: EnquiryField) => form.text(name)
  return (
    <div className="grid grid-cols-pair items-start gap-5">
      <TextField {...text('company')} label="Company" autoComplete="organization" />
      <TextField {...text('jobTitle')} label="Job Title" autoComplete="organization-title" />
    </div>
  )
}

const GpuChoice = () => <CheckboxGroup name="gpuTypes" legend="GPU Types" options={gpuTypes} />

/** Optional fields. A phone shows them when the box is ticked, which needs no script; a wide screen always. */
function Fold({ children }: { children: ReactNode }) {
  return (
    <div className="enquiry__fold grid gap-5">
      <label className="choice from-phone:hidden">
        <input className="choice__box" type="checkbox" />
        <span>Add more about your work (optional)</span>
      </label>
      {children}
    </div>
  )
}

/** When the previous enquiry was sent: the panel that confirmed it disappears after some seconds. */
function Earlier({ sent }: { sent: SentEnquiry | undefined }) {
  if (sent === undefined) return null
  const reference = sent.reference === undefined ? '' : `, reference ${sent.reference}`
  return (
    <p className={marked}>
      Sent at {sent.at}
      {reference}. You can send another enquiry.
    </p>
  )
}

function BeforeSending() {
  return (
    <>
      <p className="text-small text-ink-soft">
        By submitting this form, you agree to our{' '}
        <Link className="link" to="/privacy">
          Privacy Policy
        </Link>
        .
      </p>
      <p className="hidden" data-without-script>
        Sending this form needs JavaScript. Without it, please write to <EmailLink className="link" />.
      </p>
    </>
  )
}
