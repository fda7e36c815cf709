import type { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import type { Settings } from '../settings.ts'

/** In percent of the budget: the actual costs, and the forecast of AWS for the whole month. */
const thresholds = [
  { type: 'ACTUAL', percent: 80 },
  { type: 'ACTUAL', percent: 100 },
  { type: 'FORECASTED', percent: 100 },
] as const

/** Pages the operators when the account costs more than planned: an attack or a bug may cost money before users notice it. */
export function createBudget(stack: Stack, topic: Topic, { monthlyBudgetDollars }: Settings): void {
  if (monthlyBudgetDollars === 0) return
  const budget = new CfnBudget(stack, 'MonthlyBudget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetDollars, unit: 'USD' },
    },
    notificationsWithSubscribers: thresholds.map(({ type, percent }) => ({
      notification: {
        notificationType: type,
        comparisonOperator: 'GREATER_THAN',
        threshold: percent,
        thresholdType: 'PERCENTAGE',
      },
      subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
    })),
  })
  // AWS asks the topic whether a budget may publish to it.
  budget.node.addDependency(topic)
}
