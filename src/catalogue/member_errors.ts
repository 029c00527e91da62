// Errors of members, roles and sign-in.

export const memberErrors = {
  sign_in_required: {
    status: 401,
    message: "You aren't signed in, or your session has ended.",
    cause: 'The request has no session cookie, or its session expired or was revoked.',
    remedy: 'Sign in again at `/console`.',
  },
  sign_in_failed: {
    status: 403,
    message: 'The sign-in failed. {reason}',
    cause:
      'The link was used before, expired or was mistyped, or the passkey or single sign-on ' +
      "response isn't valid for a member who can sign in.",
    remedy: 'Start the sign-in again, for example with a new link.',
  },
  fresh_sign_in_required: {
    status: 403,
    message: 'This operation requires that you confirmed your identity in the last 10 minutes.',
    cause: "The member's session isn't fresh: see `fresh_expires_at` of the session.",
    remedy: 'Confirm with your passkey, or sign in with a new link, and retry.',
  },
  last_owner: {
    status: 409,
    message: "The last active owner can't be deactivated or given another role.",
    cause: 'The account has no other active member with the role `owner`.',
    remedy: 'Make another active member an owner first.',
  },
  member_exists: {
    status: 409,
    message: 'A member with this email address already exists.',
    cause: 'Email addresses of members are unique in an account, regardless of case.',
    remedy: 'Find the member with `GET /v1/members?email=…`, and activate or update them.',
  },
  practitioner_has_member: {
    status: 409,
    message: 'The practitioner is already linked to another member.',
    cause: 'A practitioner can be linked to one member.',
    remedy: 'Find the member with `GET /v1/members?practitioner_id=…`.',
  },
  role_name_taken: {
    status: 409,
    message: 'A role with this name already exists.',
    cause: 'Names of roles are unique in an account, regardless of case.',
    remedy: 'Choose another name, or update the existing role.',
  },
  role_in_use: {
    status: 409,
    message: "The role can't be deleted: members have it.",
    cause: 'At least one member, active or not, has the role.',
    remedy: 'Give those members another role first: `GET /v1/members?role=…` lists them.',
  },
  role_limit_reached: {
    status: 409,
    message: 'The account has the maximum number of roles.',
    cause: 'An account can define 50 roles.',
    remedy: 'Delete a role that no member has.',
  },
} as const
