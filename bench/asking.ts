import { type Agent, request } from 'node:http'

export type Asked = { path: string; headers: Record<string, string> }
/** Times in ms of what was served and what was sent away; what was cut off, by the name of the error. */
export type Seen = { served: number[]; refused: number[]; cutOff: Record<string, number> }

export const nothingSeen = (): Seen => ({ served: [], refused: [], cutOff: {} })

/** Asks for a page, reads all of it and notes how it went. */
export function ask(agent: Agent, port: number, asked: Asked | undefined, seen: Seen): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const call = request({ agent, port, host: '127.0.0.1', ...asked }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        const list = answer.statusCode === 503 ? seen.refused : seen.served
        list.push(performance.now() - began)
        resolve()
      })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      const code = error.code ?? error.message
      seen.cutOff[code] = (seen.cutOff[code] ?? 0) + 1
      resolve()
    })
    call.end()
  })
}
