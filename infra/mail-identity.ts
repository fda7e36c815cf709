import { domainOfAddress } from '#shared/company-examples.ts'

/** Whether SES lets this identity, a domain or an e-mail address, send as the address. A domain includes its subdomains. */
export function maySendAs(identity: string, address: string): boolean {
  const [own, sender] = [identity.toLowerCase(), address.toLowerCase()]
  if (own.includes('@')) return own === sender
  const domain = domainOfAddress(sender)
  return domain === own || domain.endsWith(`.${own}`)
}
