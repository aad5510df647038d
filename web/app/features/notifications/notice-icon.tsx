import type { IconDrawing } from '#ui/icon-drawing.tsx'
import {
  Anchor,
  BadgeCheck,
  Bell,
  Building2,
  CalendarCheck,
  CircleX,
  ClipboardCheck,
  ClipboardList,
  Clock,
  Eye,
  FileCheck,
  FilePenLine,
  FileX,
  Flag,
  Lightbulb,
  ListOrdered,
  MailX,
  MapPin,
  MessageSquare,
  MessagesSquare,
  PartyPopper,
  Pencil,
  Route,
  Send,
  Ticket,
  Undo2,
  UserRoundCheck,
  UserRoundMinus,
  UserRoundPlus,
  UserRoundSearch,
  UserRoundX,
} from '#ui/icons.tsx'
import type { Notice } from './notifications.data.ts'

/** What has a picture of its own; all others have that of their family. */
const icons: Partial<Record<Notice['kind'], IconDrawing>> = {
  roleAdded: UserRoundPlus,
  roleOffered: UserRoundCheck,
  roleRemoved: UserRoundMinus,
  organizationRegistered: Building2,
  joinRequested: UserRoundSearch,
  organizationApproved: BadgeCheck,
  organizationDenied: CircleX,
  organizationArchived: Building2,
  signedInAs: Eye,
  importFinished: FileCheck,
  importFailed: FileX,
  dataExportReady: FileCheck,
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
  studentAssigned: UserRoundCheck,
  noShowReported: UserRoundMinus,
  phaseCompleted: BadgeCheck,
  contractSignedByOne: FileCheck,
  contractDeclined: FileX,
  contractChanged: Pencil,
  contractUnsigned: Clock,
  periodOpening: Flag,
  periodClosing: Clock,
}

const families: readonly (readonly [RegExp, IconDrawing])[] = [
  [/^message/, MessageSquare],
  [/^mailBounced/, MailX],
  [/^(hours|paper)/, Clock],
  [/^(phase|internship|turn|ownTurn)/, Route],
  [/^form/, FilePenLine],
  [/^work/, ClipboardList],
  [/^visit/, CalendarCheck],
  [/absence/i, UserRoundX],
  [/^(place|trainee)Assigned/, MapPin],
  [/^certificate/, BadgeCheck],
]

export function NoticeIcon({ kind, isUnread }: { kind: Notice['kind']; isUnread: boolean }) {
  const Icon = icons[kind] ?? families.find(([of]) => of.test(kind))?.[1] ?? Bell
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-full ${isUnread ? 'bg-primarysoft text-primaryink' : 'bg-sunken text-muted'}`}
    >
      <Icon className="size-5" />
    </span>
  )
}
