/** The API key this build carries, from cdk.json. */
declare const __API_KEY__: string
