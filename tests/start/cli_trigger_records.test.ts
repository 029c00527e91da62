// attune trigger: events of clinical records, payments and coverages.
import { groups, triggerAll } from './triggering.ts'

triggerAll(groups.records)
