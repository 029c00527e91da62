// The route of the waiting list report.
import { defineResource } from '#http/routing/resource.ts'
import { route } from '#http/routing/route.ts'
import { reportWaitingList } from './report.ts'
import { ReportQuery, WaitingListReport } from './schema.ts'

export const waitingListReportResource = defineResource({
  about: { waiting_list_report: 'How many free times the waiting list fills, and who waits.' },
  routes: [
    route({
      name: 'waiting_list_report.retrieve',
      method: 'GET',
      path: '/v1/waiting_list_report',
      scope: 'sessions:read',
      summary: 'Retrieve the waiting list report.',
      query: ReportQuery,
      returns: WaitingListReport,
      actors: ['account'],
      one_snapshot: true,
      run: (call, { query }) => reportWaitingList(call, query),
    }),
  ],
})
