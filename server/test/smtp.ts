import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Lifetime } from './own-database.ts'
import type { SmtpBehaviour } from './smtp-process.ts'
import { until } from './until.ts'

const script = join(import.meta.dirname, 'smtp-process.ts')

export type Received = {
  to: string[]
  /** Where reports about it go. */
  from: string
  headers: Record<string, string>
  text: string
  html: string
  pdfs: { name: string; bytes: Buffer }[]
}
export type Smtp = { port: number; received: Received[]; refusals: number; stop(): Promise<void> }

/** Starts a mail server and keeps what it receives. */
export async function startSmtp(lifetime: Lifetime, behaviour: SmtpBehaviour = {}): Promise<Smtp> {
  const child = spawn(process.execPath, [script, JSON.stringify(behaviour)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const smtp: Smtp = {
    port: 0,
    received: [],
    refusals: 0,
    stop: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
  lifetime.after(smtp.stop)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line)
    if (said.port) smtp.port = said.port
    if (said.refused) smtp.refusals++
    if (said.mail) smtp.received.push({ to: said.to, from: said.from, ...readMail(said.mail) })
  })
  await until('the mail server listens', () => smtp.port > 0)
  return smtp
}

function readMail(raw: string): Omit<Received, 'to' | 'from'> {
  const { headers, body } = readPart(raw)
  const parts = partsOf({ headers, body })
  const of = (type: string) => {
    const part = parts.find(({ headers }) => headers['content-type']?.startsWith(type))
    return part ? decode(part.body, part.headers['content-transfer-encoding']) : ''
  }
  const pdfs = parts
    .filter(({ headers }) => headers['content-type']?.startsWith('application/pdf'))
    .map((part) => ({
      name: /filename="?([^";]+)/.exec(part.headers['content-disposition'] ?? '')?.[1] ?? '',
      bytes: Buffer.from(part.body, 'base64'),
    }))
  return { headers, text: of('text/plain'), html: of('text/html'), pdfs }
}

type Part = ReturnType<typeof readPart>

/** A text stands beside its HTML, and both together beside what is attached. */
function partsOf(part: Part): Part[] {
  const boundary = /boundary="([^"]+)"/.exec(part.headers['content-type'] ?? '')?.[1]
  if (!boundary) return [part]
  return part.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((each) => partsOf(readPart(each.trimStart())))
}

function readPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) }
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
