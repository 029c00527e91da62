// Exits with 0 if the service in this container responds. The certificate isn't checked, because it
// names the public host.
import { get } from 'node:https'

const port = process.env.PORT ?? 8443
const options = { host: '127.0.0.1', port, rejectUnauthorized: false, timeout: 2_500 }
const request = get({ ...options, path: '/healthz' })
request.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
request.on('timeout', () => process.exit(1))
request.on('error', () => process.exit(1))
