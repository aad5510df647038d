import { Form } from 'react-router'
import { dateText } from '#lib/dates.ts'
import { useLocale, useT } from '#lib/i18n.tsx'
import type { IconDrawing } from '#ui/icon-drawing.tsx'
import {
  Anchor,
  BadgeCheck,
  Bell,
  Building2,
  CircleX,
  ClipboardCheck,
  Clock,
  Eye,
  FileCheck,
  FileX,
  Flag,
  Lightbulb,
  ListOrdered,
  MessagesSquare,
  PartyPopper,
  Pencil,
  Send,
  Ticket,
  Undo2,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundSearch,
} from '#ui/icons.tsx'
import type { Notice } from './notifications.data.ts'

/** What is not among them has a bell. */
const icons: Partial<Record<Notice['kind'], IconDrawing>> = {
  roleAdded: UserRoundPlus,
  roleOffered: UserRoundCheck,
  roleRemoved: UserRoundMinus,
  organizationRegistered: Building2,
  joinRequested: UserRoundSearch,
  organizationApproved: BadgeCheck,
  organizationDenied: CircleX,
  signedInAs: Eye,
  importFinished: FileCheck,
  importFailed: FileX,
  vacancySubmitted: ClipboardCheck,
  vacancyPublished: BadgeCheck,
  vacancyRejected: Undo2,
  vacancyFilled: ListOrdered,
  vacancyExpiring: Clock,
  vacancyTakenDown: CircleX,
  vacancyReported: Flag,
  vacancyChanged: Pencil,
  selfFoundSubmitted: Anchor,
  selfFoundApproved: BadgeCheck,
  selfFoundSentBack: Undo2,
  selfFoundRefused: CircleX,
  selfFoundNewHost: Building2,
  vacancyProposed: Lightbulb,
  applicationReceived: Send,
  applicationToApprove: ClipboardCheck,
  applicationForwarded: Send,
  applicationRefused: CircleX,
  applicationTalk: MessagesSquare,
  applicationOffered: Ticket,
  applicationAccepted: PartyPopper,
  applicationDeclined: CircleX,
  applicationWithdrawn: Undo2,
  applicationQueued: ListOrdered,
  applicationExpired: Clock,
  applicationExtended: Clock,
}

/** What one was told, newest first. Opening one marks it as read and leads to what it is about. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  const t = useT('notifications')
  const locale = useLocale()
  return (
    <ul>
      {notices.map(({ id, kind, detail, organization, readAt, createdAt }) => {
        const Icon = icons[kind] ?? Bell
        const role = detail ? t(`roles.${detail}`) : ''
        return (
          <li key={id} className="border-line not-first:border-t">
            <Form method="post" action="/notificaties">
              <button
                type="submit"
                name="open"
                value={id}
                className="flex min-h-16 w-full items-center gap-3.5 rounded-tile px-3 py-3 text-left hover:bg-sunken"
              >
                <span
                  className={`grid size-10 shrink-0 place-items-center rounded-full ${readAt ? 'bg-sunken text-muted' : 'bg-primarysoft text-primaryink'}`}
                >
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className={`block text-ui ${readAt ? 'text-ink2' : 'font-semibold text-ink'}`}>
                    {t(`kinds.${kind}`, { role, detail: detail ?? '', organization: organization ?? t('somewhere') })}
                  </span>
                  <span className="block text-cap text-muted">{dateText(createdAt, locale, 'moment')}</span>
                </span>
                {readAt ? null : (
                  <span className="size-2.5 shrink-0 rounded-full bg-[var(--s-500)]">
                    <span className="sr-only">{t('unread')}</span>
                  </span>
                )}
              </button>
            </Form>
          </li>
        )
      })}
    </ul>
  )
}
