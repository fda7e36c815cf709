import { company, dataProtection } from '#shared/company.ts'
import { isBareProfile, isExample } from '#shared/company-examples.ts'

/** Which contacts of the company are still examples. */
export const areExamples = {
  phone: isExample(company.contact.phone),
  email: isExample(company.contact.email),
  careersEmail: isExample(company.careersEmail),
  dataProtection: isExample(dataProtection.email),
  profiles: Object.values(company.social).some(isBareProfile),
}
