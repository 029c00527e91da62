// The components of an OpenAPI document, which its operations share.
import type { Json, JsonSchema } from './json_schema.ts'

export type Components = {
  schemas: Record<string, JsonSchema>
  responses: Json
  examples: Json
  parameters: Json
  headers: Json
  securitySchemes: Json
}
