/** The one file an operator edits to make the site theirs. Phone and e-mail are reserved examples until then. */
export const company = {
  fullName: 'Merbok AI Cloud Sdn. Bhd.',
  shortName: 'Merbok AI Cloud',
  description:
    'A Malaysian full-stack AI service provider: GPU compute infrastructure, AI software development and deployment for enterprises in Malaysia and Southeast Asia.',
  siteUrl: 'https://www.example.com',
  contact: { phone: '+60 3-0000 0000', email: 'hello@example.com' },
  careersEmail: 'careers@example.com',
  /** For reports of vulnerabilities; security.txt names it. */
  securityEmail: 'security@example.com',
  address: {
    street: 'Level 30, South Wing, Telecom Tower',
    city: 'Kuala Lumpur',
    state: 'Wilayah Persekutuan Kuala Lumpur',
    postcode: '50000',
    country: 'Malaysia',
  },
  businessHours: {
    weekdays: 'Mon-Fri 9:00 AM - 6:00 PM',
    saturday: 'Sat 9:00 AM - 1:00 PM',
    sunday: 'Sun Closed',
    support: 'Mon-Fri, 9AM-6PM GMT+8',
  },
  /** The URLs of your profiles; an empty one is not shown. */
  social: {
    facebook: 'https://www.facebook.com/',
    x: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
    tiktok: 'https://www.tiktok.com/',
    linkedin: 'https://www.linkedin.com/',
  },
} as const

/** Where people write to about their personal data, and the name of the data protection officer, if you have appointed one. */
export const dataProtection = { officer: '', email: 'privacy@example.com' } as const

/** The logo and name in the head of each e-mail: one image for all recipients, so that its URL identifies none of them. */
export const letterhead = { path: '/letterhead.png', width: 240, height: 36 } as const
