/** Bytes as text. An alphabet that nobody knows is read as the one that most mails have. */
export function decodedText(bytes: Uint8Array, charset = 'utf-8'): string {
  // What says plain ASCII and holds more is one of these two.
  const name = /^(us-)?ascii$/i.test(charset) ? 'utf-8' : charset
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(name.toLowerCase() === 'utf-8' ? 'windows-1252' : 'utf-8').decode(bytes)
  }
}

const word = /=\?([^?\s*]+)(?:\*[^?]*)?\?([bq])\?([^?\s]*)\?=/gi

/** `=?utf-8?q?Jos=C3=A9?=` in a header (RFC 2047). A space between two of them belongs to neither. */
export function decodedWords(header: string): string {
  const raw = decodedText(Buffer.from(header, 'latin1'))
  return raw.replace(/(\?=)\s+(?==\?)/g, '$1').replace(word, (_, charset: string, kind: string, text: string) => {
    const bytes =
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9A-Fa-f]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          )
    return decodedText(bytes, charset)
  })
}
