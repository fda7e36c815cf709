/** The properties of the gateway's event (payload format 2.0) that the runtime reads. */
export type GatewayEvent = {
  routeKey: string
  rawPath: string
  rawQueryString: string
  headers: Readonly<Record<string, string | undefined>>
  /** Each as `name=value`; they are not among the headers. */
  cookies?: readonly string[]
  pathParameters?: Readonly<Record<string, string | undefined>>
  body?: string
  isBase64Encoded: boolean
  requestContext: {
    requestId: string
    http: { method: string; path: string; sourceIp: string }
    /** Present when the gateway checked an IAM signature. */
    authorizer?: { iam?: { userArn?: string } }
  }
}

export type GatewayAnswer = {
  statusCode: number
  headers: Record<string, string>
  body: string
  /** Of `set-cookie` headers. */
  cookies?: readonly string[]
  isBase64Encoded: false
}

export type LambdaHandler = (event: GatewayEvent) => Promise<GatewayAnswer>
