import { homeEnquiry } from '#shared/domain/enquiry.ts'
import { useEffect } from 'react'
import { EnquiryForm } from '../contact/EnquiryForm.tsx'

/** The enquiry form in the home page's variant: no country, and a stricter look at the address. */
export default function HomeEnquiry({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return <EnquiryForm name="home" rules={homeEnquiry} />
}
