// Shows the reference. Nothing is fetched from elsewhere, and no key is asked for: keys are for
// servers, never for a page in a browser.
Scalar.createApiReference('#reference', {
  url: '/openapi.json',
  proxyUrl: '',
  telemetry: false,
  withDefaultFonts: false,
  persistAuth: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  customCss: "a[href='https://www.scalar.com'] { display: none }",
  documentDownloadType: 'direct',
  modelsSectionLabel: 'Schemas',
  showOperationId: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
