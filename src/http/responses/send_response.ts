// Sends the response of a route, as JSON or, where the route offers it, as PDF.
import type { FastifyReply } from 'fastify'
import { pdfWriter } from '#pdf/pdf_writer.ts'
import type { Format } from '#http/parsing/accepted_format.ts'
import type { Route } from '#http/routing/route.ts'
import type { HandlerResponse } from './after_commit.ts'

export function responseSender({ pdf }: Route) {
  const writePdf = pdf && pdfWriter(pdf)

  return async function send(reply: FastifyReply, format: Format, response: HandlerResponse) {
    const { text, version, replayed } = response
    if (version !== undefined) reply.header('etag', `"${version}"`)
    if (replayed) reply.header('idempotent-replayed', 'true')
    if (writePdf) reply.header('vary', 'accept')
    if (!writePdf || format === 'json') {
      return reply.type('application/json; charset=utf-8').send(text)
    }
    const body = JSON.parse(text) as { object: string }
    const { id } = reply.request.params as { id: string }
    reply.header('content-disposition', `attachment; filename="${body.object}_${id}.pdf"`)
    return reply.type('application/pdf').send(await writePdf(body))
  }
}
