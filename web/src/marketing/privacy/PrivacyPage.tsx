import { english } from './english/english.ts'
import { PolicyContent } from './PolicyContent.tsx'

const PrivacyPage = () => <PolicyContent policy={english} processing={__INTERVIEW_PROCESSING__} />

export default PrivacyPage
