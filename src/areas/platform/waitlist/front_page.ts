// Pages for visitors without a key: what Attune is, how to sign up, and the new key. Plain forms
// without scripts, so they work in any browser and with screen readers.
import { escape, page } from '#http/responses/html.ts'

export type Signup = 'open' | 'waitlist' | 'closed'

const head =
  '<meta name="color-scheme" content="light dark">\n' +
  '<link rel="stylesheet" href="/docs/front.css">'

const frame = (title: string, body: string) =>
  page(
    title,
    `<header><a class="name" href="/">Attune</a>
<nav aria-label="Pages">
<a href="/docs">Docs</a> <a href="/docs/guides/quickstart">Quickstart</a>
<a href="/docs/reference">API reference</a> <a href="/console">Console</a>
</nav></header>
<main>
${body}
</main>
<footer><p>Attune is in private beta. The sandbox holds synthetic data only.</p></footer>`,
    head,
  )

const promises = [
  [
    'Consent is enforced',
    'A request that a person has not consented to is denied, and the error says what is missing.',
  ],
  ['Retries are safe', 'A retried write takes effect once. No double bookings, no double charges.'],
  [
    'A sandbox with a test clock',
    'Advance the clock and watch every reminder, expiration and deadline run.',
  ],
  ['No lost events', 'Signed webhooks, and an ordered event feed without gaps.'],
]

// Works as pasted into a shell in the folder of a running sandbox. A public one has a certificate
// that curl knows, and keys that its users have.
const example = (public_url: string) =>
  public_url.startsWith('https://localhost') ? sandboxExample(public_url) : plainExample(public_url)

const sandboxExample = (public_url: string) => `SANDBOX=\${ATTUNE_HOME:-.attune}
KEY=$(node -p 'JSON.parse(fs.readFileSync(0)).api_key' < "$SANDBOX/quickstart.json")
attune() {
  curl -s --cacert "$SANDBOX/tls/ca.crt" \\
    -H "Authorization: Bearer $KEY" "${public_url}/v1/$@"
}
PRACTITIONER=$(attune practitioners -d profession=psychologist \\
  -d 'name[given]=Ada' -d 'name[family]=Okafor' |
  node -p 'JSON.parse(fs.readFileSync(0)).id')
attune sessions -d practitioner_id=$PRACTITIONER \\
  -d starts_at=2027-03-01T17:00:00Z`

const plainExample = (public_url: string) => `curl ${public_url}/v1/sessions \\
  -H "Authorization: Bearer $KEY" \\
  -d practitioner_id=$PRACTITIONER \\
  -d starts_at=2027-03-01T17:00:00Z`

const about_example =
  'Paste it in the folder where <code>npm start</code> runs, with the same ' +
  '<code>ATTUNE_HOME</code> if you set one. <code>--cacert</code> trusts the ' +
  "sandbox's own certificate; <code>curl -k</code> would skip the check."

const invitations: Record<Signup, string> = {
  open: 'Enter your email address and we will send you a link to your own sandbox.',
  waitlist:
    'Sandbox keys go to the waitlist first. Enter your email address and we will email you once, ' +
    'when your sandbox is ready.',
  closed: 'Signup is currently closed.',
}

const toForm = '<p><a class="button" href="#join">Request a sandbox</a></p>'

const form = `<form method="post" action="/waitlist">
<label for="email">Email</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"
  placeholder="ada@example.com">
<label for="use_case">What are you building? <span>Optional. No health data.</span></label>
<textarea id="use_case" name="use_case" rows="3" maxlength="1000"></textarea>
<button type="submit">Request a sandbox</button>
<p class="small">Your address is stored encrypted and used only for this email.</p>
</form>`

export function frontPage(signup: Signup, public_url: string, error_message?: string) {
  const items = promises.map(
    ([title, text]) => `<li><h2>${escape(title!)}</h2><p>${escape(text!)}</p></li>`,
  )
  return frame(
    'Attune · one API for mental healthcare',
    `<h1>One API for mental healthcare</h1>
<p class="lead">Find a licensed practitioner, book the session, write the note, bill the insurer and
collect the payment with one API. Test the whole path in a sandbox before you go live.</p>
${signup === 'closed' ? '' : toForm}
<pre tabindex="0" aria-label="Example: book a session"><code>${escape(
      example(public_url),
    )}</code></pre>
${public_url.startsWith('https://localhost') ? `<p class="small">${about_example}</p>` : ''}
<ul class="promises">
${items.join('\n')}
</ul>
<section id="join" aria-labelledby="join-title">
<h2 id="join-title">Get started</h2>
${error_message ? `<p class="trouble" role="alert">${escape(error_message)}</p>` : ''}
<p>${invitations[signup]}</p>
${signup === 'closed' ? '' : form}
</section>`,
  )
}

// The same for every address, so it doesn't reveal whether one is known.
export const thanksPage = () =>
  frame(
    'Thank you · Attune',
    `<h1>Thank you</h1>
<p class="lead" role="status">We will email you a link when your sandbox is ready. You don't need to
do anything else.</p>
<p>In the meantime, read the <a href="/docs">documentation</a>.</p>`,
  )

// Opening the link doesn't consume it: mail scanners open links too.
export const invitationPage = () =>
  frame(
    'Your sandbox · Attune',
    `<h1>Your sandbox is ready</h1>
<p class="lead">The next page shows your secret key once. Store it in a password manager or in your
server's secret store.</p>
<section>
<form method="post">
<label for="account_name">Account name <span>Optional.</span></label>
<input id="account_name" name="account_name" maxlength="100" autocomplete="organization">
<button type="submit">Show my key</button>
</form>
</section>`,
  )

export const deadLinkPage = () =>
  frame(
    'Link expired · Attune',
    `<h1>This link is no longer valid</h1>
<p class="lead">Each link can be used once, within two weeks.</p>
<p>If the link expired, ask the people who invited you for a new one. If you used the link but lost
the key, it can't be shown again. They can create a new key for your account.</p>`,
  )

export const keyPage = (secret: string, base_url: string) =>
  frame(
    'Your key · Attune',
    `<h1>Your key</h1>
<p class="lead">This key is shown only once and can't be recovered. Store it now.</p>
<pre tabindex="0" aria-label="Your secret key"><code>${escape(secret)}</code></pre>
<h2>Try it</h2>
<pre tabindex="0" aria-label="Example request"><code>curl ${escape(base_url)}/practitioners \\
  -H "Authorization: Bearer $ATTUNE_API_KEY"</code></pre>
<p>Use this key on servers only, never in browsers or apps. See the <a href="/docs">API
reference</a>.</p>`,
  )

export const errorPage = (message: string) =>
  frame(
    'Error · Attune',
    `<h1>Something went wrong</h1>
<p class="lead" role="alert">${escape(message)}</p>`,
  )
