// Opens the ports of the service: the API, and the metrics if they have their own port.
import { once } from 'node:events'
import type { Config } from '#settings/config.ts'
import type { Metrics } from '#http/operations/metrics.ts'
import { metricsListener, type MetricsToken } from '#http/operations/metrics_listener.ts'
import type { buildServer } from './server.ts'
import type { SettingName } from '#settings/settings.ts'
import { StartupError } from '#settings/startup_error.ts'

export async function listen(server: ReturnType<typeof buildServer>, { host, port }: Config) {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, ['HOST', host], ['PORT', port])
  }
  return (server.server.address() as { port: number }).port
}

export async function serveMetrics(config: Config, metrics: Metrics, token: MetricsToken) {
  const { metrics_host: host, metrics_port: port } = config
  if (port === undefined) return async () => {}
  const server = metricsListener(metrics, token).listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw listenError(
      error as NodeJS.ErrnoException,
      ['METRICS_HOST', host],
      ['METRICS_PORT', port],
    )
  }
  return async () => {
    server.close()
    server.closeAllConnections()
  }
}

function listenError(
  error: NodeJS.ErrnoException,
  [host_setting, host]: [SettingName, string],
  [port_setting, port]: [SettingName, number],
) {
  if (error.code === 'EADDRINUSE') {
    const sentence =
      `Another program is listening on port ${port}. Stop it, or set ${port_setting} to another ` +
      'port.'
    return new StartupError('port_taken', sentence, { cause: error })
  }
  const sentences: Record<string, string> = {
    EACCES: `The setting ${port_setting} is ${port}, which this user can't listen on.`,
    EADDRNOTAVAIL: `The setting ${host_setting} is ${host}, which isn't an address of this host.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence ? new StartupError('bad_setting', sentence, { cause: error }) : error
}
