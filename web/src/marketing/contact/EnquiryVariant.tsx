import { enquiry, homeEnquiry } from '#shared/domain/enquiry.ts'
import { useEffect } from 'react'
import { EnquiryForm } from './EnquiryForm.tsx'

/** Where the form stands. On the home page it asks for no country, and looks at the address more strictly. */
export type Variant = 'home' | 'contact'

export default function EnquiryVariant({ variant, onReady }: { variant: Variant; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return variant === 'home' ? (
    <EnquiryForm name="home" rules={homeEnquiry} />
  ) : (
    <EnquiryForm name="contact" rules={enquiry} asksForCountry />
  )
}
