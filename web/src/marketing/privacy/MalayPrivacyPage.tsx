import { malay } from './malay/malay.ts'
import { PolicyContent } from './PolicyContent.tsx'

const MalayPrivacyPage = () => <PolicyContent policy={malay} processing={__INTERVIEW_PROCESSING__} />

export default MalayPrivacyPage
