import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Locale, MessagesProvider } from './lib/i18n.tsx'
import { loadMessages } from './lib/messages.ts'

/** The words come as a file of their own, which the browser keeps; the page is readable before they are here. */
const { lang, dataset } = document.documentElement
const locale = lang as Locale
const messages = await loadMessages(locale, dataset.messages ?? '')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  )
})
