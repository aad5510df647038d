import { type Html, html } from '../http/html.ts'

export type OutboxMail = {
  id: string
  channel: 'mail' | 'sms'
  purpose: string
  recipient: string
  subject: string
  status: 'waiting' | 'sent' | 'failed' | 'bounced'
  error: string | null
  created_at: Date
  html: string
  body_text: string
}

export const outboxStyle = `
.mails { padding:0; overflow:hidden } .mails li { padding:16px 20px; position:relative } .mails li + li { border-top:1px solid var(--line) }
.mails li:hover { background:var(--page) }
.mails a { color:var(--ink); text-decoration:none; overflow-wrap:anywhere } .mails a::after { content:''; position:absolute; inset:0 }
.facts { display:flex; flex-wrap:wrap; align-items:center; gap:6px 12px; margin-top:8px; color:var(--muted); font-size:14px; line-height:20px; overflow-wrap:anywhere }
.facts > * { min-width:0 }
.pill { display:inline-flex; align-items:center; gap:6px; padding:2px 10px; border-radius:999px; font-size:13px; line-height:18px; font-weight:600; background:#f1f5f9; color:#334155 }
.pill::before { content:''; width:8px; height:8px; border:2px solid currentcolor; border-radius:50% }
.sent { background:#ddf9e7; color:#006a46 } .sent::before { background:currentcolor }
.failed, .bounced { background:#ffecea; color:#9d2628 } .failed::before, .bounced::before { border-radius:0; background:currentcolor }
iframe { width:100%; height:42rem; margin-top:20px; border:1px solid var(--line); border-radius:8px; background:#fff }
pre { margin:12px 0 0; white-space:pre-wrap; overflow-wrap:anywhere; font:15px/24px ui-monospace,SFMono-Regular,Menlo,monospace }
.switch { flex:0 1 auto; gap:8px } .switch .button { min-height:44px; padding:0 18px }
select { min-height:44px; max-width:60vw; padding:0 12px; border:1px solid var(--field); border-radius:min(14px,var(--control)); background:#fff; color:var(--ink); font:inherit }`

const words = { waiting: 'in the outbox', sent: 'delivered', failed: 'not delivered', bounced: 'came back' }

export function pill({ status, error, channel }: OutboxMail): Html {
  const reason = error && `, ${status === 'waiting' ? 'last answer ' : ''}${error}`
  return html`<span class="pill ${status}">${words[status]}${reason}</span>${channel === 'sms' && html`<span>text message</span>`}`
}

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

export function timeOf(moment: Date): Html {
  return html`<time datetime="${moment.toISOString()}">${clock.format(moment)}</time>`
}

/** A text in which web addresses can be clicked. */
export function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    )
}
