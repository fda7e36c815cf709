import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { entriesOf, storedAssessment, type StoredAssessment } from './stored-assessment.ts'

const byMemberIndex = 'byMember'

/** What a member of staff has written about the applicants of a position, by the candidates. */
export const createGivenMarks = (dynamo: Dynamo, table: string) => ({
  async of(memberId: string, jobId: string): Promise<ReadonlyMap<string, StoredAssessment>> {
    const rows = await queryAll(dynamo, {
      TableName: table,
      IndexName: byMemberIndex,
      KeyConditionExpression: 'memberId = :member AND begins_with(entry, :position)',
      ExpressionAttributeValues: { ':member': memberId, ':position': entriesOf(jobId) },
    })
    return new Map(rows.map((row) => storedAssessment.parse(row)).map((each) => [each.userId, each]))
  },
})
