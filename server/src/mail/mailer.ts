import { createTransport, type Transporter } from 'nodemailer'
import type { Database } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import { quietMove, sql } from '#engine/writing/moves.ts'
import type { Job } from '#engine/writing/transaction.ts'
import { JobError } from '#events/job-error.ts'
import { storeJobs } from '#events/store.ts'
import type { Move } from '#protocol/declaring/lifecycle.ts'
import { documentKey } from '../files/forget-file.ts'
import type { Storage } from '../files/storage.ts'
import type { InboundAddresses } from './inbound-addresses.ts'
import { mailLife } from './mail-life.ts'
import { handText, type SmsGateway } from './sms-gateway.ts'

type Row = Record<string, unknown>

/** As many mails as a worker sends at once. */
const LINES = 4

/** The stop button of a mail program: it sends one POST there, without opening a page. */
const stopHeaders = (url: string) => ({
  'list-unsubscribe': `<${url}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

type Options = {
  db: Database
  smtpUrl: string | undefined
  sms: SmsGateway | undefined
  keepBodies: boolean
  storage: Storage
  /** Where reports about mails, and answers to them, come in. */
  inbound?: InboundAddresses | undefined
}

/**
 * Hands mails to the SMTP server and text messages to their gateway. Without one they stay in the outbox, which development shows at /dev/mail. The
 * Message-ID comes from the row, so a mail that is sent again after a lost answer is recognised as the same one.
 */
export class Mailer {
  private readonly db: Database
  private readonly transport: Transporter | undefined
  private readonly keepBodies: boolean
  private readonly storage: Storage
  private readonly sms: SmsGateway | undefined
  private readonly inbound: InboundAddresses | undefined

  constructor({ db, smtpUrl, sms, keepBodies, storage, inbound }: Options) {
    this.db = db
    this.sms = sms
    this.inbound = inbound
    this.storage = storage
    this.keepBodies = keepBodies
    this.transport = smtpUrl
      ? createTransport({
          url: smtpUrl,
          // Servers take their time to greet: a line is kept for the mails that follow soon.
          pool: true,
          maxConnections: LINES,
          idleTimeout: 5_000,
          // What was cut off is tried again by our own queue, which counts and tells.
          maxRequeues: 0,
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 20_000,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      : undefined
  }

  /** Until the last attempt a mail that was not taken is still waiting, with the reason beside it. */
  async send(site: Site, mailId: string, isLastAttempt: boolean): Promise<void> {
    const { transport } = this
    if (!transport && !this.sms) return
    const mail = await this.db.withTenant(site.id, (sql) =>
      sql.row(
        `select m.*, f.name as file_name from mails m left join files f on f.id = m.file_id
         where m.id = $1 and m.status not in ('sent', 'bounced')`,
        [mailId],
      ),
    )
    if (!mail) return
    if (mail.channel === 'sms') return this.sendText(site, mail, isLastAttempt)
    if (!transport) return
    const host = new URL(site.url).hostname
    const attachments = mail.file_id
      ? [await this.attached(site, mail.file_id as string, mail.file_name as string)]
      : []
    try {
      await transport.sendMail({
        from: site.mailFrom ?? { name: site.appName, address: `no-reply@${host}` },
        to: { name: '', address: mail.recipient as string },
        ...(mail.reply_to ? { replyTo: mail.reply_to as string } : {}),
        ...this.envelope(site, mail),
        subject: mail.subject as string,
        text: mail.body_text as string,
        html: mail.html as string,
        messageId: `<${mail.id}@${host}>`,
        date: mail.created_at as Date,
        attachments,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(mail.stop_path ? stopHeaders(`${site.url}${mail.stop_path}`) : {}),
        },
      })
    } catch (error) {
      // The text of an SMTP refusal can quote the recipient: only its code is kept.
      const { responseCode, code, response, command } = error as {
        responseCode?: number
        code?: string
        response?: string
        command?: string
      }
      const reason = String(responseCode ?? code ?? 'unknown')
      // The server knows nobody with this address: asking again will not change that.
      const isNobody = command === 'RCPT TO' && responseCode !== undefined && responseCode >= 550 && responseCode <= 553
      const isForGood = isNobody || (isLastAttempt && responseCode !== undefined && responseCode >= 500)
      const said = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0] ?? reason
      const told = isForGood ? [{ identifier: 'noteRefusedMail', payload: { mailId, code: said } }] : []
      await this.mark(site, mailId, isForGood || isLastAttempt ? mailLife.giveUp : mailLife.waitOn, reason, told)
      if (isNobody) return
      throw new JobError(`mail.refused ${reason}`)
    }
    await this.mark(site, mailId, mailLife.send, null)
  }

  /** Whoever cannot deliver it says so to an address of this one mail. */
  private envelope(site: Site, { id, recipient }: Row) {
    const from = this.inbound?.of('bounce', site.id, String(id))
    return from ? { envelope: { from, to: String(recipient) } } : {}
  }

  /** A number that the gateway knows as none is given up at once. */
  private async sendText(site: Site, mail: Row, isLastAttempt: boolean): Promise<void> {
    if (!this.sms) return
    const id = String(mail.id)
    const refusal = await handText(this.sms, { id, to: String(mail.recipient), text: String(mail.body_text) })
    if (!refusal) return this.mark(site, id, mailLife.send, null)
    const { reason, isFinal } = refusal
    await this.mark(site, id, isFinal || isLastAttempt ? mailLife.giveUp : mailLife.waitOn, reason)
    if (!isFinal) throw new JobError(`sms.refused ${reason}`)
  }

  /** What was promised goes along, or the mail waits. */
  private async attached(site: Site, fileId: string, filename: string) {
    const content = await this.storage.get(documentKey(site.id, fileId))
    if (!content) throw new JobError('mail.noDocument')
    return { filename, content, contentType: 'application/pdf' }
  }

  /** What was delivered holds sign-in links: outside development its text does not stay behind. */
  private async mark(site: Site, id: string, move: Move<string, null, null>, error: string | null, jobs: Job[] = []) {
    const isSent = move.to === 'sent'
    const erased = isSent && !this.keepBodies ? { html: '', bodyText: '', stopPath: null, replyTo: null } : {}
    // The goodbye to somebody who was erased is the last that knows their address.
    const recipient = sql`case purpose when 'accountDeleted' then '' else recipient end`
    const forgotten = move.to === 'waiting' ? {} : { recipient }
    const set = { error, sentAt: isSent ? sql`now()` : null, ...erased, ...forgotten }
    const following = jobs.length > 0 ? [storeJobs(site.id, jobs)] : []
    await this.db.withTenant(site.id, (run) => run.batch([quietMove(move, { id }, { set }), ...following]))
  }

  close(): void {
    this.transport?.close()
  }
}
