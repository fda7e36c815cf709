/** The API key from cdk.json, which the build inserts. */
declare const __API_KEY__: string
