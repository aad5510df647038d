import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './lib/context.ts'
import { DocumentContext } from './lib/document-context.ts'
import { MessagesProvider } from './lib/i18n.tsx'
import { messages, messagesVersion } from './lib/messages.server.ts'
import { handOff, renderWhole } from './lib/render.server.ts'
import { lookStyles, styleFile } from './lib/styles.server.ts'

// The server runs pages with the same copy of the router that they were made with.
export { createRequestHandler } from 'react-router'
export { makeContext } from './lib/context.ts'

/** What a loader or action did not expect. Refusals below 500 are answers and come with a page of their own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error, 'page')
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, locale, report, write } = loadContext.get(pageContext)
  const styles = await lookStyles(loadContext)
  const { serverHandoffStream, ...page } = routerContext
  const tree = () => (
    <DocumentContext value={{ nonce, styleFile, styles }}>
      <MessagesProvider locale={locale} part="all" version={messagesVersion[locale]} messages={messages[locale]}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </MessagesProvider>
    </DocumentContext>
  )
  const html = await renderWhole(tree, { nonce, onError: (error) => report(error, 'render') })
  const isAlive = page.renderMeta?.didRenderScripts && serverHandoffStream
  write(isAlive ? await handOff(html, serverHandoffStream, nonce) : html)
  return new Response(null, { status, headers })
}
