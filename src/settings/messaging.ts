// The settings of outgoing email and text messages, as part of settings.ts.
import type { Setting } from './settings.ts'

export const messaging = {
  SMTP_URL: {
    secret: true,
    summary:
      'URL of the SMTP server for outgoing email. Without it, the sandbox writes emails to the ' +
      'mail directory in ATTUNE_HOME.',
    example: 'smtps://user:secret@mail.example.com',
  },
  MAIL_FROM: { summary: 'Sender of outgoing email.', fallback: 'Attune <no-reply@localhost>' },
  TWILIO_ACCOUNT_SID: {
    summary:
      'SID of the Twilio account that sends text messages. Without it, the sandbox simulates ' +
      'them and production sends none.',
    example: '(from console.twilio.com)',
  },
  TWILIO_AUTH_TOKEN: {
    secret: true,
    summary:
      "Auth token of the Twilio account, which also signs its webhooks. Set the numbers' webhook " +
      'for incoming messages to PUBLIC_URL/messaging/twilio/inbound.',
    example: '(from console.twilio.com)',
  },
  TWILIO_FROM: {
    summary:
      'Number (E.164) or messaging service SID that sends the messages of accounts without their ' +
      'own `sms_from`.',
    example: '+15005550006',
  },
  TWILIO_API_URL: {
    summary: "Base URL of the Twilio API, to use a proxy or a mock. Default: Twilio's own.",
    example: 'https://twilio-proxy.example.com',
  },
} as const satisfies Record<string, Setting>
