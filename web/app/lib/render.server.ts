import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

type Options = { nonce: string; onError(error: unknown): void }

/** What React leaves where a part could not be written: it was not there yet, or went wrong. */
const gap = '<!--$!-->'

/**
 * A page as one text. No page waits for data once it is begun, so nothing is gained by sending it in pieces, and written
 * as a string it costs half. Only a part whose code is not loaded yet has to be waited for, which happens once in the
 * life of a process; the slow way is also the one that says what went wrong.
 */
export async function renderWhole(tree: () => React.ReactNode, options: Options): Promise<string> {
  try {
    const html = renderToString(tree())
    if (!html.includes(gap)) return `<!DOCTYPE html>${html}`
  } catch {
    // Thrown again below, by the one that reports it.
  }
  return renderPatiently(tree(), options)
}

function renderPatiently(tree: React.ReactNode, { nonce, onError }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    const whole = new Writable({
      write: (piece, _encoding, done) => {
        pieces.push(Buffer.from(piece))
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(pieces).toString())
        done()
      },
    })
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      onError,
      onShellError: reject,
      onAllReady: () => pipe(whole),
    })
  })
}

const unsafe: Record<string, string> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
/** In single quotes: the data is full of double ones, each of which would have to be escaped. */
const quoted = (text: string) => `'${text.replace(/['\\\n\r><\u2028\u2029]/g, (sign) => unsafe[sign] ?? sign)}'`

/** The data that the page was made of stands at its end, for the router in the browser to begin with. */
export async function handOff(html: string, stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const data = quoted(await new Response(stream).text())
  const to = 'window.__reactRouterContext.streamController'
  const end = html.lastIndexOf('</body>')
  return `${html.slice(0, end)}<script nonce="${nonce}">${to}.enqueue(${data});${to}.close();</script>${html.slice(end)}`
}
