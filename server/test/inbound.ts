import { createHmac } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { App } from '../src/app.ts'
import type { InboundSettings } from '../src/mail/inbound-addresses.ts'

export const inboundSecret = 'what both sides know'
export const inbound: InboundSettings = {
  domain: 'in.stage.test',
  smtp: { host: '127.0.0.1', port: 0 },
  secret: inboundSecret,
}

/** Lines as they travel. */
export const letter = (...lines: string[]) => lines.join('\r\n')

type Answer = { isTaken: boolean; code: number }

/** Another mail server brings a mail to ours, over a real line. Answers what ours said. */
export async function post(port: number, to: string, raw: string | Buffer, from = ''): Promise<Answer> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from, to }, raw })
    return { isTaken: true, code: 250 }
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }
    if (responseCode === undefined) throw error
    return { isTaken: false, code: responseCode }
  } finally {
    transport.close()
  }
}

/** What a provider says beside a mail that it brings by HTTP. */
export function signedHeaders(raw: string, { time = Date.now() / 1000, secret = inboundSecret } = {}) {
  const seconds = String(Math.floor(time))
  return {
    'content-type': 'message/rfc822',
    'inbound-time': seconds,
    'inbound-signature': createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex'),
  }
}

/** A provider brings it by HTTP instead. */
export const postSigned = (app: App, raw: string, how?: { time?: number; secret?: string }) =>
  app.http.inject({ method: 'POST', url: '/inbound/mail', headers: signedHeaders(raw, how), payload: raw })

/** A server says that it could not deliver (RFC 3464). */
export const failureReport = (to: string, status: string, action = 'failed') =>
  letter(
    'From: Mail Delivery Subsystem <mailer-daemon@mx.example>',
    `To: <${to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="=_report"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--=_report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver it.',
    '',
    '--=_report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Wed, 18 Nov 2026 01:00:00 +0000',
    '',
    'Final-Recipient: rfc822; somebody@elsewhere.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 said so',
    '',
    '--=_report',
    'Content-Type: message/rfc822',
    '',
    'Subject: what it was about',
    '',
    'Hello',
    '--=_report--',
    '',
  )

/** A provider says that somebody called a mail unwanted (RFC 5965); which one stands in the copy of it. */
export const complaint = (to: string, about: string) =>
  letter(
    'From: <abusedesk@provider.example>',
    `To: <${to}>`,
    'Subject: FW: abuse report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'This is an email abuse report.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${about}>`,
    'Subject: what it was about',
    '',
    'Hello',
    '--part--',
    '',
  )
