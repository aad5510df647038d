import { SMTPServer, type SMTPServerSession } from 'smtp-server'

// A mail server in a process of its own that behaves as told: `node smtp-process.ts '{"port":0,…}'`.
export type SmtpBehaviour = {
  port?: number
  /** Answers this many mails with this code before it takes one. */
  refuse?: { code: number; times: number }
  /** Knows nobody whose address begins so. */
  unknown?: string
  /** Takes this many mails and hangs up instead of saying so. */
  hangUp?: number
  /** Greets nobody. */
  silent?: boolean
  secure?: boolean
  login?: { user: string; password: string }
}

const behaviour: SmtpBehaviour = JSON.parse(process.argv[2] ?? '{}')
const { refuse, secure = false, login } = behaviour
let { hangUp = 0 } = behaviour
let refusals = refuse?.times ?? 0
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`)

const senderOf = ({ envelope: { mailFrom } }: SMTPServerSession) => (mailFrom ? mailFrom.address : '')

const server = new SMTPServer({
  secure,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS', ...(login ? [] : ['AUTH'])],
  authOptional: !login,
  onConnect: (_session, done) => {
    if (!behaviour.silent) done()
  },
  onAuth: ({ username, password }, _session, done) => {
    if (username === login?.user && password === login?.password) return done(null, { user: username })
    done(new Error('wrong'))
  },
  onRcptTo: ({ address }, _session, done) => {
    const { unknown } = behaviour
    if (!unknown || !address.startsWith(unknown)) return done()
    say({ refused: 550 })
    done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
  },
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      if (refusals-- > 0) {
        say({ refused: refuse?.code })
        const to = session.envelope.rcptTo[0]?.address
        return done(Object.assign(new Error(`nothing for ${to}`), { responseCode: refuse?.code }))
      }
      say({
        mail: Buffer.concat(chunks).toString('utf8'),
        to: session.envelope.rcptTo.map(({ address }) => address),
        from: senderOf(session),
      })
      if (hangUp-- <= 0) return done()
      const connections = (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> })
        .connections
      for (const connection of connections) if (connection.id === session.id) connection._socket.destroy()
    })
  },
})
server.on('error', (error) => say({ error: error.message }))
server.listen(behaviour.port ?? 0, '127.0.0.1', () => say({ port: (server.server.address() as { port: number }).port }))
