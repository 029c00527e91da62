// Interface of video rooms: Daily with an account's own key, or its simulation in a sandbox without
// one. The provider learns times and random or opaque IDs, no names.

export type RoomTimes = { opens_at: Temporal.Instant; expires_at: Temporal.Instant }

export type VideoGuest = {
  id: string // The ID of the person or the practitioner, which webhooks repeat.
  is_host: boolean
  expires_at: Temporal.Instant // Until when the link can be opened.
}

export type VideoProvider = {
  simulated: boolean // Guests join as soon as they get a link: no webhooks come.
  // Creates the room, or gives an existing one these times. Returns its URL, which opens nothing
  // without a token.
  openRoom(name: string, times: RoomTimes): Promise<string>
  createLink(room: { name: string; url: string }, guest: VideoGuest): Promise<string>
  deleteRoom(name: string): Promise<void> // Also if it doesn't exist.
}

export type VideoLogin = { api_key: string }

export type VideoWebhook = {
  room: string | null // Null if it isn't about a room.
  connection?: {
    word: 'joined' | 'left'
    id: string // Of the connection: a person who reconnects has another.
    guest_id: string
    at: Temporal.Instant
  }
}

export type Video = {
  // Undefined without a login, where rooms aren't simulated.
  connect(login: VideoLogin | null): VideoProvider | undefined
  readWebhook(body: string): VideoWebhook | undefined // Undefined if it is unreadable.
  isSigned(secret: string, timestamp: string, body: string, signature: string): boolean
}

// No response, or none that helps: worth another attempt.
export class VideoUnavailable extends Error {
  readonly retry_after_seconds: number

  constructor(message: string, retry_after_seconds = 5) {
    super(message)
    this.retry_after_seconds = retry_after_seconds
  }
}

// The provider refused the credentials or the request. Another attempt changes nothing.
export class VideoRefused extends Error {}
