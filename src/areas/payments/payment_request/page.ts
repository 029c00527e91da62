// The page of a payment request: who is paid, how much, and the form. It names no person and no
// care, and works without scripts where the processor is simulated.
import type { Money } from '#kernel/money.ts'
import { moneyIn } from '#kernel/money_text.ts'
import { escape, page } from '#http/responses/html.ts'
import type { PaymentForm } from '#outside/ports/processor.ts'
import { type Language, locales } from '#areas/persons/person/language.ts'
import { texts } from './page_texts.ts'
import type { PageState } from './pay.ts'

const own = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
]
const stripe_origin = 'https://js.stripe.com'
const of_stripe = [
  `script-src 'self' ${stripe_origin} https://*.js.stripe.com`,
  `frame-src ${stripe_origin} https://*.js.stripe.com https://hooks.stripe.com`,
  'connect-src https://api.stripe.com',
]

// Only with Stripe does the page run a script.
export const policyFor = (form: PaymentForm | undefined) =>
  [...own, ...(form && !form.test_methods ? of_stripe : [])].join('; ')

type Shown = { brand: string; language: Language; state: PageState }

const head =
  '<meta name="color-scheme" content="light dark">\n<meta name="robots" content="noindex">\n' +
  '<link rel="stylesheet" href="/docs/front.css">'
const scripts =
  `\n<script src="${stripe_origin}/v3/" defer></script>` +
  '\n<script src="/docs/pay.js" defer></script>'

const frame = (title: string, brand: string, body: string, language: Language, script = '') =>
  page(
    title,
    `${brand && `<header><span class="name">${escape(brand)}</span></header>\n`}<main>
${body}
</main>`,
    head + script,
    language,
  )

export function paymentPage(
  { brand, language, state }: Shown,
  form: PaymentForm | undefined,
  path: string,
) {
  const words = texts[language]
  const money = (amount: Money) => moneyIn(locales[language], amount)
  const message = (title: string, text: string, more = '') =>
    frame(
      `${title} · ${brand}`,
      brand,
      `<h1>${title}</h1>\n<p class="lead" role="status">${text}</p>${more}`,
      language,
    )
  switch (state.show) {
    case 'form': {
      const { amount, problem } = state
      const title = words.pay(money(amount))
      const alert = problem && `<p class="trouble" role="alert">${words[problem]}</p>\n`
      const fields = form ? formOf(form, amount, language, title) : ''
      const text = `<h1>${title}</h1>\n<section>${alert ?? ''}${fields}</section>
<p class="small">${words.safe}</p>`
      const script = form && !form.test_methods ? scripts : ''
      return frame(`${title} · ${brand}`, brand, text, language, script)
    }
    case 'challenge':
      return message(
        words.challenge_title,
        words.challenge,
        form?.test_methods ? testChallenge(path) : bankLink(state.url, words.continue),
      )
    case 'processing': {
      const again = `\n<p><a class="button" href="">${words.again}</a></p>`
      return message(words.processing_title, words.processing(money(state.amount)), again)
    }
    case 'paid':
      return message(words.paid_title, words.paid(money(state.amount)))
    case 'nothing_due':
      return message(words.nothing_due_title, words.nothing_due)
    case 'closed':
      return message(words.closed_title, words.closed)
  }
}

function formOf(form: PaymentForm, { amount, currency }: Money, language: Language, pay: string) {
  const shown =
    `<input type="hidden" name="amount" value="${amount}">` +
    `<input type="hidden" name="currency" value="${currency}">`
  const button = `<button type="submit">${pay}</button>`
  if (!form.test_methods) {
    const data = { key: form.publishable_key, amount, currency, locale: language }
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`)
    return `<form id="pay" method="post"${attributes.join('')}>${shown}
<input type="hidden" name="token"><div id="fields"></div>
<p class="trouble" id="problem" role="alert" hidden></p>
${button}<noscript><p>${texts[language].script}</p></noscript></form>`
  }
  const options = form.test_methods.map(
    ({ token, label }) => `<option value="${token}">${escape(label)}</option>`,
  )
  return `<form id="pay" method="post">${shown}
<label for="token">${texts[language].method} <span>${texts[language].sandbox}</span></label>
<select id="token" name="token">${options.join('')}</select>
${button}</form>`
}

// A link, not a redirect of the form: the policy allows forms to submit only here.
const bankLink = (url: string | null, label: string) =>
  url ? `\n<p><a class="button" href="${escape(url)}">${label}</a></p>` : ''

const outcomeButton = (outcome: string, text: string) =>
  `<button type="submit" name="outcome" value="${outcome}">${text}</button>`

const testChallenge = (
  path: string,
) => `\n<section><p class="small">Sandbox: what happens at the bank</p>
<form method="post" action="${path}/challenge">${outcomeButton('authenticated', 'Authenticate')}
${outcomeButton('failed', 'Fail')}</form></section>`

export const deadLinkPage = () =>
  frame(
    texts.en.dead_title,
    '',
    `<h1>${texts.en.dead_title}</h1>\n<p class="lead">${texts.en.dead}</p>
<p class="lead" lang="es">${texts.es.dead_title}. ${texts.es.dead}</p>`,
    'en',
  )

export const problemPage = (text: string) =>
  frame(
    texts.en.problem_title,
    '',
    `<h1>${texts.en.problem_title}</h1>\n<p class="lead" role="alert">${escape(text)}</p>`,
    'en',
  )
