import { recruitingApi } from '../desk-api.ts'
import { useDeskAnswer } from '../use-desk-answer.ts'

const prefix = 'staff:'

/** The name behind a principal of the audit; those of the tool keep the last part of their ARN. */
export function useStaffNames(): (principal: string) => string {
  const { data: staff = [] } = useDeskAnswer(
    'staff',
    async () => (await recruitingApi.listStaff()).data.staff,
  )
  return (principal) => {
    if (!principal.startsWith(prefix)) return `${principal.split('/').at(-1) ?? principal} (tool)`
    const id = principal.slice(prefix.length)
    return staff.find((member) => member.id === id)?.name ?? 'A former colleague'
  }
}
