import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string; text: string }

/** What a socket received until it was closed, as the first answer in it. */
export function readAnswer(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [line = '', ...fields] = text.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 1).trim(),
    ]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: text.slice(end + 4), text }
}

/** Sends exactly these bytes and reads until the server closes the connection. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return readAnswer(Buffer.concat(parts).toString())
}

/** Headers of a request whose connection ends after its answer. */
export const requestText = (line: string, headers: Record<string, string> = {}, body = '') =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n')

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
