// The compiled schemas of all servers of a process (see tests/file_group.ts).
import { createCompiledSchemas } from '#http/compiled_schemas.ts'

export const compiled_schemas = createCompiledSchemas()
