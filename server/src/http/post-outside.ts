import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicIp, publicLookup } from './public-address.ts'

/** All of it, from looking the name up to the last sign of the answer. */
const PATIENCE = 10_000

type Sent = {
  headers: Record<string, string | number>
  body: string | Buffer | null
  /** Where it goes instead, for trying things out. */
  relay?: string | undefined
  /** So many signs of the answer are kept. */
  keeps?: number
}
/** `status` 0: there was no answer, and why. */
export type Outcome = { status: number; text: string; problem: 'timeout' | 'unreachable' | 'inside' | null }

/**
 * Posts to an address that somebody outside gave us. It leads nowhere inside: the name is looked up once, and the connection goes
 * to what was looked at. A redirect is an answer like any other, and who answers slowly is not waited for.
 */
export function postOutside(address: string, { headers, body, relay, keeps = 0 }: Sent): Promise<Outcome> {
  const given = new URL(address)
  const host = given.hostname.replace(/^\[|\]$/g, '')
  const nothing = (problem: Outcome['problem']): Outcome => ({ status: 0, text: '', problem })
  // What is a number is not looked up.
  if (!relay && isIP(host) && !isPublicIp(host)) return Promise.resolve(nothing('inside'))
  const url = relay ? new URL(given.pathname + given.search, relay) : given
  const send = url.protocol === 'http:' ? overHttp : overHttps
  const stop = AbortSignal.timeout(PATIENCE)
  const how = { method: 'POST', headers, agent: false, signal: stop, ...(relay ? {} : { lookup: publicLookup }) }
  return new Promise((resolve) => {
    const failed = (error: Error) =>
      resolve(nothing(stop.aborted ? 'timeout' : error.message === 'address.inside' ? 'inside' : 'unreachable'))
    const asked = send(url, how, (answer) => {
      const status = answer.statusCode ?? 0
      let text = ''
      const done = () => {
        resolve({ status, text: text.slice(0, keeps), problem: null })
        asked.destroy()
      }
      answer.on('error', failed)
      if (keeps === 0) return done()
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        if (text.length >= keeps) done()
      })
      answer.on('end', done)
    })
    asked.on('error', failed)
    asked.end(body)
  })
}
