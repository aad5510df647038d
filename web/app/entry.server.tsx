import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { pageContext } from './lib/context.ts'
import { DocumentContext } from './lib/document-context.ts'
import { MessagesProvider } from './lib/i18n.tsx'
import { messages } from './lib/messages.server.ts'
import { stylesFor } from './lib/styles.server.ts'

// The server runs pages with the same copy of the router that they were made with.
export { createRequestHandler } from 'react-router'
export { makeContext } from './lib/context.ts'
export const streamTimeout = 5_000

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
  const { nonce, locale, report } = loadContext.get(pageContext)
  const styles = await stylesFor(loadContext)
  const isRobot = isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    const whenReady = () => {
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ nonce, styles }}>
        <MessagesProvider locale={locale} messages={messages[locale]}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </MessagesProvider>
      </DocumentContext>,
      {
        nonce,
        [isRobot ? 'onAllReady' : 'onShellReady']: whenReady,
        onShellError: reject,
        onError: (error) => report(error, 'render'),
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
