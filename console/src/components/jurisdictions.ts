// The states, the District of Columbia and the territories, as the API writes them.
const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY'

export const jurisdictions = codes.split(' ').map((code) => [`US-${code}`, code] as const)
