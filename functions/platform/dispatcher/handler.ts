import { LambdaClient } from '@aws-sdk/client-lambda'
import { dispatcherVariable } from '../names/environment.ts'
import { createLog } from '../log/log.ts'
import { attempts } from '../world/sdk-client.ts'
import { dispatch, waitMilliseconds } from './dispatch.ts'

const names = (process.env[dispatcherVariable] ?? '').split(',')
// A second attempt after a late answer would run the function twice.
const client = new LambdaClient(
  attempts({ max: 1, connectMilliseconds: 1000, answerMilliseconds: waitMilliseconds }),
)
const log = createLog()

export const handler = (): Promise<void> => dispatch(names, { client, log })
