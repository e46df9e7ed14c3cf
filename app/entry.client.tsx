import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { TextsProvider } from './texts'

const variant = document.documentElement.lang === 'pt-BR' ? 'BR' : 'PT'
const t =
  variant === 'BR' ? (await import('~/locales/pt-BR')).ptBR : (await import('~/locales/pt-PT')).ptPT

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider variant={variant} t={t}>
        <HydratedRouter />
      </TextsProvider>
    </StrictMode>,
  )
})
