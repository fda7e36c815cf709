/** An attribute value in JSON: one type descriptor; binary is base64. */
export type Value = { S?: string; N?: string; B?: string }
export type Item = Record<string, Value>
