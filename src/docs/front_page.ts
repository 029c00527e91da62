// The pages for people who do not have a key yet: what Attune is, how to join, and the key itself.
// Plain forms, no script: they work in any browser, and for whoever has one read to them.
import { escape, page } from './html.ts'

export type Signup = 'open' | 'waitlist' | 'closed'

const head =
  '<meta name="color-scheme" content="light dark">\n' +
  '<link rel="stylesheet" href="/docs/front.css">'

const frame = (title: string, body: string) =>
  page(
    title,
    `<header><a class="name" href="/">Attune</a>
<nav aria-label="Pages">
<a href="/docs">Reference</a> <a href="/docs/sandbox">Sandbox</a> <a href="/docs/errors">Errors</a>
</nav></header>
<main>
${body}
</main>
<footer><p>Attune is in private beta. The sandbox holds synthetic data only.</p></footer>`,
    head,
  )

const promises = [
  [
    'Consent decides',
    'A call that a person has not consented to is refused, and says what is missing.',
  ],
  [
    'Retries are safe',
    'A write that is sent twice happens once. Nobody is booked or billed again.',
  ],
  [
    'A sandbox with a clock',
    'Move time forward and watch every reminder, expiry and deadline happen.',
  ],
  ['Nothing is missed', 'Signed webhooks and a feed of events in order, without a gap.'],
]

const example = (public_url: string) => `curl ${public_url}/v1/sessions \\
  -H "Authorization: Bearer sk_test_…" \\
  -d practitioner_id=prac_4Jv0hTq8kYb2Wm6Zc1Rx9N \\
  -d starts_at=2027-03-01T17:00:00Z`

const invitations: Record<Signup, string> = {
  open: 'Tell us where to write to, and we send you a link to a sandbox of your own.',
  waitlist:
    'Sandbox keys go to the waitlist first. Tell us where to write to; we write once, when yours ' +
    'is ready.',
  closed: 'Nobody can join just now.',
}

const toForm = '<p><a class="button" href="#join">Ask for a sandbox</a></p>'

const form = `<form method="post" action="/waitlist">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email"
  placeholder="ada@example.com">
<label for="use_case">What would you build? <span>Optional. No health data, please.</span></label>
<textarea id="use_case" name="use_case" rows="3" maxlength="1000"></textarea>
<button type="submit">Ask for a sandbox</button>
<p class="small">Your address is kept sealed and used for this one mail.</p>
</form>`

export function frontPage(signup: Signup, public_url: string, trouble?: string) {
  const told = promises.map(
    ([title, text]) => `<li><h2>${escape(title!)}</h2><p>${escape(text!)}</p></li>`,
  )
  return frame(
    'Attune · one API for mental healthcare',
    `<h1>One API for mental healthcare</h1>
<p class="lead">Find a licensed practitioner, book and hold the session, write the note, bill the
insurer, take the payment: the whole path in one API, which can be rehearsed before anybody is in
need of it.</p>
${signup === 'closed' ? '' : toForm}
<pre tabindex="0" aria-label="An example: booking a session"><code>${escape(
      example(public_url),
    )}</code></pre>
<ul class="promises">
${told.join('\n')}
</ul>
<section id="join" aria-labelledby="join-title">
<h2 id="join-title">Join</h2>
${trouble ? `<p class="trouble" role="alert">${escape(trouble)}</p>` : ''}
<p>${invitations[signup]}</p>
${signup === 'closed' ? '' : form}
</section>`,
  )
}

// The same for everybody, whether the address was known or not.
export const thanksPage = () =>
  frame(
    'Thank you · Attune',
    `<h1>Thank you</h1>
<p class="lead" role="status">When your sandbox is ready, a mail with a link will reach you. There
is nothing else to do.</p>
<p>Meanwhile, the <a href="/docs">reference</a> is open to everybody.</p>`,
  )

// A look at the link uses nothing up: programs that look at mail open links too.
export const invitationPage = () =>
  frame(
    'Your sandbox · Attune',
    `<h1>Your sandbox is ready</h1>
<p class="lead">The next page shows your secret key, this once. Have a safe place for it at hand: a
password manager, or the secret store of your server.</p>
<section>
<form method="post">
<label for="account_name">What shall we call your account? <span>Optional.</span></label>
<input id="account_name" name="account_name" maxlength="100" autocomplete="organization">
<button type="submit">Show my key</button>
</form>
</section>`,
  )

export const deadLinkPage = () =>
  frame(
    'The link has ended · Attune',
    `<h1>This link has ended</h1>
<p class="lead">It works once, and for two weeks.</p>
<p>If nobody opened it in time, ask those who invited you for a new link. If it was opened and the
key was not kept, nobody can show it again; they can make your account a new one.</p>`,
  )

export const keyPage = (secret: string, base_url: string) =>
  frame(
    'Your key · Attune',
    `<h1>Your key</h1>
<p class="lead">It is shown this once and stored nowhere. Keep it now.</p>
<pre tabindex="0" aria-label="Your secret key"><code>${escape(secret)}</code></pre>
<h2>Try it</h2>
<pre tabindex="0" aria-label="A request to try"><code>curl ${escape(base_url)}/practitioners \\
  -H "Authorization: Bearer $ATTUNE_API_KEY"</code></pre>
<p>It is for servers, never for browsers or apps. The <a href="/docs">reference</a> tells what it
can do.</p>`,
  )

export const troublePage = (message: string) =>
  frame(
    'Not done · Attune',
    `<h1>That did not work</h1>
<p class="lead" role="alert">${escape(message)}</p>`,
  )
