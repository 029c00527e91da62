// The page of a payment request with Stripe: card fields in Stripe's own frame. The browser sends
// the number to Stripe, and the form submits the token that it gets.
const form = document.querySelector('#pay')
if (form) {
  const { key, amount, currency, locale } = form.dataset
  const problem = document.querySelector('#problem')
  const button = form.querySelector('button')
  const stripe = Stripe(key)
  const elements = stripe.elements({
    mode: 'payment',
    amount: Number(amount),
    currency,
    locale,
    paymentMethodTypes: ['card'],
    paymentMethodCreation: 'manual',
    appearance: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe' },
  })
  elements.create('payment').mount('#fields')
  const refuse = ({ message }) => {
    problem.textContent = message
    problem.hidden = false
    button.disabled = false
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    problem.hidden = true
    const checked = await elements.submit()
    if (checked.error) return refuse(checked.error)
    const { error, paymentMethod } = await stripe.createPaymentMethod({ elements })
    if (error) return refuse(error)
    form.elements.token.value = paymentMethod.id
    form.submit()
  })
}
