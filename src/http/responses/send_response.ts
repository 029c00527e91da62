// Sends the response of a route, as JSON or, where the route offers it, as PDF or CSV.
import type { FastifyReply } from 'fastify'
import { pdfWriter } from '#pdf/pdf_writer.ts'
import type { Format } from '#http/parsing/accepted_format.ts'
import type { Route } from '#http/routing/route.ts'
import type { HandlerResponse } from './after_commit.ts'

export function responseSender({ pdf, csv }: Route) {
  const writePdf = pdf ? pdfWriter(pdf) : undefined

  return async function send(reply: FastifyReply, format: Format, response: HandlerResponse) {
    const { text, version, replayed } = response
    if (version !== undefined) reply.header('etag', `"${version}"`)
    if (replayed) reply.header('idempotent-replayed', 'true')
    if (writePdf || csv) reply.header('vary', 'accept')
    if (format === 'json') return reply.type('application/json; charset=utf-8').send(text)
    const body = JSON.parse(text) as { object: string }
    const { id } = reply.request.params as { id?: string }
    const name = [body.object, ...(id ? [id] : [])].join('_')
    reply.header('content-disposition', `attachment; filename="${name}.${format}"`)
    if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(csv!(body))
    return reply.type('application/pdf').send(await writePdf!(body))
  }
}
