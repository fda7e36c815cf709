import { english } from './english/english.ts'
import { PolicyContent } from './PolicyContent.tsx'
import { processing } from './processing.ts'

const PrivacyPage = () => <PolicyContent policy={english} processing={processing} />

export default PrivacyPage
