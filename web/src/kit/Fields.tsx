import { Checkbox } from '../ui/Checkbox.tsx'
import { CheckboxGroup } from '../ui/CheckboxGroup.tsx'
import { Chips } from '../ui/Chips.tsx'
import { PasswordChecklist } from '../ui/PasswordChecklist.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { passwordRules } from '../ui/password-rules.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Sample } from './Sample.tsx'

const options = ['GPU Clusters', 'GPU Leasing', 'AI Solutions'] as const
const field = (id: string, label: string) => ({ id, name: id, label })
const problem = 'Please enter your email address.'

export const Fields = () => (
  <Sample name="Field">
    <div className="grid grid-cols-pair gap-5">
      <TextField {...field('name', 'Name')} required />
      <TextField {...field('email', 'Email')} type="email" required problem={problem} />
      <TextField {...field('phone', 'Phone')} note="Read from your CV: please check." />
      <TextField {...field('account', 'Account')} readOnly defaultValue="aisyah@example.com" />
      <SelectField {...field('service', 'Service')} options={options} placeholder="Choose a service" />
      <SelectField {...field('term', 'Term')} options={options} problem="Please choose a term." />
      <TextArea {...field('message', 'Message')} placeholder="What do you want to run?" maximum={500} />
      <TextArea {...field('long', 'Summary')} placeholder="" maximum={10} defaultValue="Longer than ten" />
      <PasswordField {...field('password', 'Password')} autoComplete="new-password" describedBy="rules" />
      <PasswordField {...field('old', 'Old password')} autoComplete="current-password" problem={problem} />
      <PasswordChecklist id="rules" rules={passwordRules('passwords', 'passwords')} />
      <Chips
        {...field('skills', 'Skills')}
        initial={['InfiniBand', 'Slurm']}
        typingName="skill"
        placeholder="Add a skill"
        hint="Enter adds one."
      />
    </div>
    <CheckboxGroup name="services" legend="Services" options={options} />
    <Checkbox name="consent">I have read the privacy policy.</Checkbox>
  </Sample>
)
