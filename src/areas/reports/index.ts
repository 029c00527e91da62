// The resources of this area: reports over all claims, payments and sessions of an account.
import type { Resource } from '#http/routing/resource.ts'
import { reportResource } from './report/resource.ts'

export const reportsArea: Resource[] = [reportResource]
