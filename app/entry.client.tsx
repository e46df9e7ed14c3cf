import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { VariantProvider } from './texts'

const variant = document.documentElement.lang === 'pt-BR' ? 'BR' : 'PT'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VariantProvider value={variant}>
        <HydratedRouter />
      </VariantProvider>
    </StrictMode>,
  )
})
