import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { DocumentContext } from './lib/document-context.ts'
import { type Locale, MessagesProvider, type Part } from './lib/i18n.tsx'
import { reloadLostChunks } from './lib/lost-chunk.ts'
import { loadMessages } from './lib/messages.ts'
import { isOffline, reportError, watchErrors } from './lib/report-error.ts'
import type { Messages } from './lib/translate.ts'

watchErrors()
reloadLostChunks()
// The page has its styles already; while developing they change in place.
if (import.meta.env.DEV) import('./styles/app.css')

/** The words come as a file of their own, which the browser keeps; the page is readable before they are here. */
const { lang, dataset } = document.documentElement
const locale: Locale = lang === 'en' ? 'en' : 'nl'
const part: Part = dataset.words === 'visitors' ? 'visitors' : 'all'
const version = dataset.messages ?? ''
loadMessages(locale, version, part).then(listen, (error: unknown) => {
  // The page stays as the server wrote it, with links and forms that work; a note offers to try again.
  reportError(error, 'locale')
  document.getElementById('geen-woorden')?.removeAttribute('hidden')
})

// When all of a page has to be written anew, it is with the styles it came with.
const style = document.querySelector<HTMLStyleElement>('head > style')
const sheet = document.querySelector('head > link[rel=stylesheet]')
const own = {
  nonce: style?.nonce ?? '',
  styleFile: sheet?.getAttribute('href') ?? '',
  styles: style?.textContent ?? '',
}

const tell = (kind: string) => (error: unknown) => {
  if (isOffline(error)) return
  console.error(error)
  reportError(error, kind)
}

function listen(messages: Messages): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContext value={own}>
          <MessagesProvider locale={locale} part={part} version={version} messages={messages}>
            <HydratedRouter onError={(error) => reportError(error, 'page')} />
          </MessagesProvider>
        </DocumentContext>
      </StrictMode>,
      { onUncaughtError: tell('render'), onCaughtError: tell('boundary'), onRecoverableError: tell('hydration') },
    )
  })
}
