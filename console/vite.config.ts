// How Vite builds the console: served below /console, with our own SDK from its sources.
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const sdk = fileURLToPath(new URL('../sdk/src/attune.ts', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  plugins: [react()],
  resolve: { alias: { attune: sdk } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0, // The content security policy allows no data: URLs.
    modulePreload: { polyfill: false },
  },
})
