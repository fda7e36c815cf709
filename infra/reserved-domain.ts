/** RFC 2606 and 6761: domains without an owner, who could verify them or read what is sent there. */
const reserved = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/

/** `hello@example.com` -> `example.com` */
export const domainOfAddress = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

export const isReserved = (address: string): boolean => reserved.test(domainOfAddress(address).toLowerCase())
