// Renders an HTML page, and escapes text for it.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

export const page = (title: string, body: string, head = '', language = 'en') => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
${head || '<link rel="stylesheet" href="/docs/style.css">'}
</head>
<body>
${body}
</body>
</html>
`
