import { useStaff } from './use-staff.ts'

const prefix = 'staff:'

/** The name of a principal in the audit. Principals of the recruiter tool are ARNs, shown by their last part. */
export function useStaffNames(): (principal: string) => string {
  const { data: staff = [] } = useStaff()
  return (principal) => {
    if (!principal.startsWith(prefix)) return `${principal.split('/').at(-1) ?? principal} (tool)`
    const id = principal.slice(prefix.length)
    return staff.find((member) => member.id === id)?.name ?? 'A former colleague'
  }
}
