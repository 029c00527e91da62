// Schema of the login at a clearinghouse: SFTP settings, and credentials that are never returned.
import Type, { type Static } from 'typebox'
import { Choice, Integer, Nullable, Text } from '#kernel/fields.ts'

const folder = (description: string, example: string) =>
  Text(description, 200, {
    title: 'sftp_folder',
    pattern: '^[A-Za-z0-9._ /~-]+$',
    examples: [example],
    rule: 'must be a path of letters, digits, spaces, dots, hyphens, underscores and slashes.',
  })

export const Sftp = Type.Object(
  {
    host: Text('Public host name or IP address of the server, without a port.', 253, {
      pattern: '^[A-Za-z0-9.:-]+$',
      examples: ['sftp.example.com'],
      rule: 'must be a host name, for example `sftp.example.com`.',
    }),
    port: Type.Optional(Integer('Port of the server. Default: 22.', 1, 65_535, { examples: [22] })),
    username: Text('User name at the server.', 100, { examples: ['hudson'] }),
    host_key: Text("Fingerprint of the server's host key, as `ssh-keygen -l` prints it.", 60, {
      pattern: '^SHA256:[A-Za-z0-9+/]{43}$',
      examples: ['SHA256:uNiVztksCsDhcc0u9e8BrrFXVGDoS4/6hCZHPp7Xmsk'],
      rule: 'must be a SHA-256 fingerprint, `SHA256:` and 43 characters.',
    }),
    outbound_folder: folder('Folder that your documents are written to.', '/inbound'),
    inbound_folder: folder('Folder that documents for you are read from.', '/outbound'),
    outbound_name: Type.Optional(
      Text(
        'Name of a document. `{id}` is required; `{kind}`, `{date}` and `{time}` are optional. ' +
          'Default: `{id}.x12`.',
        100,
        {
          pattern: '^[A-Za-z0-9._{}-]*\\{id\\}[A-Za-z0-9._{}-]*$',
          examples: ['{date}_{kind}_{id}.x12'],
          rule: 'must contain `{id}`, and otherwise letters, digits, dots, hyphens, underscores.',
        },
      ),
    ),
    inbound_pattern: Type.Optional(
      Text('Names of documents to read, with `*` and `?`. Default: `*`.', 100, {
        pattern: '^[A-Za-z0-9._*? -]+$',
        examples: ['*.835'],
        rule: 'must be letters, digits, spaces, dots, hyphens, underscores, `*` and `?`.',
      }),
    ),
    after_read: Type.Optional(
      Choice(
        ['keep', 'move', 'delete'],
        'What happens to a document once it is stored. `move` requires `archive_folder`. ' +
          'Default: `keep`.',
        { examples: ['keep'] },
      ),
    ),
    archive_folder: Type.Optional(
      Nullable(folder('Folder that stored documents are moved to.', '/outbound/archive')),
    ),
  },
  {
    title: 'sftp_settings',
    description: 'Server and folders. Required with type `sftp`, otherwise null.',
    examples: [
      {
        host: 'sftp.example.com',
        username: 'hudson',
        host_key: 'SHA256:uNiVztksCsDhcc0u9e8BrrFXVGDoS4/6hCZHPp7Xmsk',
        outbound_folder: '/inbound',
        inbound_folder: '/outbound',
      },
    ],
  },
)

const secret = (description: string, most: number, example: string) =>
  Type.Optional(Text(description, most, { examples: [example] }))

export const Credentials = Type.Object(
  {
    api_key: secret('API key of `stedi`.', 500, 'test_key'),
    webhook_secret: secret("Signing secret of Stedi's event destination.", 200, 'whsec_…'),
    password: secret('Password of `sftp`.', 500, 'correct horse'),
    private_key: secret('Private key of `sftp`, in OpenSSH or PEM format.', 10_000, '-----BEGIN …'),
    passphrase: secret('Passphrase of `private_key`.', 500, 'battery staple'),
  },
  {
    title: 'clearinghouse_credentials',
    description:
      'Credentials, stored encrypted and never returned. Setting them replaces all of them. ' +
      'Null removes them, and stops the connection.',
    examples: [{ api_key: 'test_key' }],
  },
)

export type Sftp = Static<typeof Sftp>
export type Credentials = Static<typeof Credentials>
