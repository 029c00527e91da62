// Starts the console.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from './components/toast.tsx'
import { router } from './router.tsx'
import { ensureStyleSheets } from './shell/style_sheet.ts'
import { applyTheme } from './shell/theme.ts'
import './styles/index.css'

applyTheme()
ensureStyleSheets()

// Answers stay in memory and are gone with the tab. The SDK retries; a second layer would multiply.
// Reading a record is in its audit log, so a tab that is shown again reads only what has changed.
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: ({ state }) => state.isInvalidated,
    },
  },
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)
