import assert from 'node:assert/strict'
import { after } from 'node:test'
import { failureReport, inbound, inboundSecret, letter, signedHeaders } from '#test/inbound.ts'
import { type Received, type Smtp, startSmtp } from '#test/smtp.ts'
import { serverUrl } from './journey.ts'
import { MortalServer } from './mortal-server.ts'
import { becomes } from './wait-until.ts'

/** The mail of a story on a server of its own: what went out, and what comes back by the door of a provider. */
export class Post {
  readonly server: MortalServer
  private readonly smtp: Smtp

  private constructor(server: MortalServer, smtp: Smtp) {
    this.server = server
    this.smtp = smtp
  }

  static async open(name: string): Promise<Post> {
    const smtp = await startSmtp({ after })
    const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, INBOUND_DOMAIN: inbound.domain }
    return new Post(await MortalServer.start(name, { ...settings, INBOUND_SECRET: inboundSecret }), smtp)
  }

  /** All that went out with these words in them, oldest first. */
  everything(words: string): Received[] {
    return this.smtp.received.filter(({ text }) => text.includes(words))
  }

  mailsTo(address: string, words: string): Received[] {
    return this.everything(words).filter(({ to }) => to.includes(address))
  }

  /** The newest of so many. */
  async mailTo(address: string, words: string, count = 1): Promise<Received> {
    const found = await becomes(
      `${count} mails to ${address} say ${words}`,
      async () => this.mailsTo(address, words),
      (mails) => mails.length >= count,
    )
    return found.at(-1) as Received
  }

  /** Its reader presses "answer". */
  answer(mail: Received, text: string, from = mail.to[0]): Promise<number> {
    const to = mail.headers['reply-to'] ?? ''
    const id = `<${crypto.randomUUID()}@mail.example>`
    const head = [`From: <${from}>`, `To: ${to}`, 'Subject: Re: een bericht', `Message-ID: ${id}`]
    return this.bring(letter(...head, 'Content-Type: text/plain; charset=utf-8', '', text, '', '> Een bericht', ''))
  }

  /** A mail server says later that there is no such address. */
  async comesBack(mail: Received): Promise<void> {
    assert.equal(await this.bring(failureReport(mail.from, '5.1.1')), 200)
  }

  private async bring(raw: string): Promise<number> {
    const answer = await fetch(`${serverUrl()}/inbound/mail`, {
      method: 'POST',
      headers: signedHeaders(raw),
      body: raw,
    })
    return answer.status
  }

  /** Nobody waits ten minutes in a story: what is told of what nobody read is told now. */
  tenMinutesLater = () => this.runNow('tellUnread')

  /** What somebody under age is not sent at night arrives; by day nothing waits. */
  async nextMorning(): Promise<void> {
    await this.server.rows('update messages set due_at = now() where number is null and due_at > now()')
    await this.runNow('releaseMessage')
  }

  private async runNow(job: string): Promise<void> {
    await this.server.rows(
      `update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = $1 and j.locked_at is null`,
      [job],
    )
    await this.server.rows(`select pg_notify('jobs:insert', '{"count":1}')`)
  }
}
