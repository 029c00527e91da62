// The resources of this area: moving a practice in and out.
import type { Resource } from '#http/routing/resource.ts'
import { accountExportResource } from './account_export/resource.ts'
import { importResource } from './import/resource.ts'

export const importsArea: Resource[] = [importResource, accountExportResource]
