// Errors of links to video rooms.

export const telehealthErrors = {
  not_telehealth: {
    status: 422,
    message: "The session isn't a telehealth session, so it has no video room.",
    cause: 'Only sessions with `format: telehealth` take place by video.',
    remedy: 'Read `format` before you offer a link.',
  },
  video_not_configured: {
    status: 422,
    message: 'The session has no video room: {why}.',
    cause:
      'Rooms come from the provider in the telehealth settings, or from the `video_url` of the ' +
      'practitioner.',
    remedy:
      'Set `video_url` of the practitioner, or `provider` and `credentials` with ' +
      '`PATCH /v1/telehealth_settings`.',
  },
  video_unavailable: {
    status: 503,
    message: "The video provider can't be reached. Try again shortly.",
    cause: "The provider didn't respond, or responded with an error.",
    remedy:
      'Retry after `Retry-After` seconds. A retry uses the same room. If it persists, agree on ' +
      'another way to meet.',
  },
} as const
