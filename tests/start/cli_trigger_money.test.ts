// attune trigger: events of claims and what payers answer.
import { groups, triggerAll } from './triggering.ts'

triggerAll(groups.money)
