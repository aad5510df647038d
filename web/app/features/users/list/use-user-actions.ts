import { useNavigate } from 'react-router'
import { filterQuery } from '#app/features/bulk-actions/filter-query.ts'
import { type ListAction, useListActions } from '#app/features/bulk-actions/use-list-actions.ts'
import { useMessageAction } from '#app/features/bulk-messages/start-message.ts'
import { useT } from '#lib/i18n.tsx'
import { showToast } from '#lib/toasts.ts'
import { useRoot } from '#lib/use-root.ts'
import { knownRoles } from '#protocol/features/user-kinds.ts'
import { keysOf } from '#protocol/shared/guards.ts'
import {
  Archive,
  ArchiveRestore,
  BellRing,
  GraduationCap,
  HeartHandshake,
  Lightbulb,
  Mail,
  MailPlus,
  MapPinPlus,
  Pencil,
  UserRoundCheck,
  UserRoundX,
  VenetianMask,
} from '#ui/icons.tsx'
import type { MenuEntry, MenuPart } from '#ui/menu.tsx'
import type { BulkAction } from '#ui/table/bulk-bar.tsx'
import type { FilterChoices } from '#ui/table/choices.ts'
import type { TableState } from '#ui/table/table-state.ts'
import { optionsFrom } from '#ui/use-options.ts'
import type { UserChoices, UserRow } from '../users.data.ts'
import { useChoiceDialog } from './use-choice-dialog.tsx'
import type { Shown } from './users-table.tsx'

export type UserAction =
  | 'inviteUser'
  | 'resendInvitation'
  | 'deactivateUser'
  | 'reactivateUser'
  | 'archiveUser'
  | 'restoreUser'
  | 'putInGroup'
  | 'linkMentor'
  | 'remindTurn'
/** Mails cannot be called back; one more to one person does no harm. In the menu of one person all can be undone. */
const actions: Record<UserAction, ListAction<UserAction>> = {
  inviteUser: { icon: MailPlus, asks: 'many' },
  resendInvitation: { icon: Mail, asks: 'many' },
  deactivateUser: { icon: UserRoundX, undo: 'reactivateUser', asks: 'ticked' },
  reactivateUser: { icon: UserRoundCheck, undo: 'deactivateUser' },
  archiveUser: { icon: Archive, undo: 'restoreUser', asks: 'ticked', isDanger: true },
  restoreUser: { icon: ArchiveRestore },
  putInGroup: { icon: GraduationCap },
  linkMentor: { icon: HeartHandshake },
  remindTurn: { icon: BellRing, asks: 'many' },
}
/** As many as one proposal takes. */
const MOST_PROPOSED = 50

/** Nobody shuts out themselves. */
const isAboutOthers = (action: UserAction) => action === 'archiveUser' || action === 'deactivateUser'

const loadClasses = optionsFrom('/groups/namen')
const loadMentors = optionsFrom('/mentorships/mentoren')
const isAny = ({ known, isMany }: FilterChoices) => isMany || known.length > 0

/** Somebody else has to do something, whom one can ask. */
const isSomebodysElse = ({ standing }: UserRow) =>
  standing !== null && !standing.isMine && standing.up !== 'calendar' && standing.up !== 'nobody'

/** What can be done to many, by what the list shows; the bar has room for five. */
function offeredFor({ status = [], invitation = [], role = [] }: TableState['filters'], withStudents: UserAction[]) {
  const isOnly = (each: string) => status.length === 1 && status[0] === each
  if (isOnly('archived')) return ['restoreUser'] as const
  if (isOnly('inactive')) return ['reactivateUser', 'archiveUser'] as const
  const students = role.length === 0 || role.includes(knownRoles.student) ? withStudents : []
  const areInvited = isOnly('invited') || invitation.join() === 'sent'
  const mails: UserAction[] = areInvited ? ['resendInvitation'] : ['inviteUser']
  if (students.length === 0 && !areInvited) mails.push('resendInvitation')
  return [...mails, ...students, 'deactivateUser', 'archiveUser'] as const
}

/** What can be done in the list of people, as far as one may. A school also gives students a place, a class and a mentor. */
export function useUserActions(
  { filters }: TableState,
  records: number,
  { groups, mentors }: UserChoices,
  { isManager, shown, filter }: { isManager: boolean; shown: Shown; filter: Record<string, string[]> },
) {
  const navigate = useNavigate()
  const t = useT('users')
  const { session } = useRoot()
  const { send, bulk, menu, dialog } = useListActions({ path: '/users', words: 'users', records, actions })
  const classes = useChoiceDialog({
    words: 'chooseClass',
    verb: t('actions.putInGroup'),
    among: groups,
    load: loadClasses,
  })
  const looksAfter = useChoiceDialog({
    words: 'chooseMentor',
    verb: t('actions.linkMentor'),
    among: mentors,
    load: loadMentors,
  })
  const choosing = (action: UserAction, { choose }: typeof classes, field: string): BulkAction => ({
    ...bulk(action),
    onAction: ({ ids, isAll }, clear) =>
      choose((id) => {
        send(action, [...ids], isAll, { [field]: id })
        clear()
      }),
  })
  const chosen: Partial<Record<UserAction, BulkAction>> = {
    ...(isAny(groups) ? { putInGroup: choosing('putInGroup', classes, 'groupId') } : {}),
    ...(isAny(mentors) ? { linkMentor: choosing('linkMentor', looksAfter, 'mentorId') } : {}),
  }
  const offered = offeredFor(filters, keysOf(chosen))
  const menuOf = (row: UserRow): MenuPart[] => {
    const may = (action: UserAction) =>
      action !== 'putInGroup' &&
      action !== 'linkMentor' &&
      (action !== 'remindTurn' || isSomebodysElse(row)) &&
      row.can[action] === true &&
      !(isAboutOthers(action) && row.id === session?.user.id) &&
      (action !== 'inviteUser' || row.status === 'waiting') &&
      (action !== 'resendInvitation' || row.status === 'invited')
    const links: MenuEntry[] = [{ key: 'open', label: t('actions.open'), icon: UserRoundCheck, to: `/users/${row.id}` }]
    if (row.can.updateUser)
      links.push({ key: 'edit', label: t('actions.edit'), icon: Pencil, to: `/users/${row.id}/edit` })
    if (row.can.signInAsUser) {
      const to = `/account/inloggen-als/${row.id}`
      links.push({ key: 'as', label: t('actions.signInAs'), icon: VenetianMask, to })
    }
    return menu(links, may, row)
  }
  /** Students side by side with places; who means all of them starts with everybody. */
  const assign: BulkAction = {
    key: 'assign',
    label: t('actions.assign'),
    icon: MapPinPlus,
    onAction: ({ ids, isAll }) =>
      void navigate(`/internships/assign${isAll ? '' : `?${new URLSearchParams({ leerlingen: [...ids].join() })}`}`),
  }
  /** One place that may suit all of these; a proposal is for a few. */
  const propose: BulkAction = {
    key: 'propose',
    label: t('actions.propose'),
    icon: Lightbulb,
    onAction: ({ ids, isAll }) => {
      if (isAll || ids.size > MOST_PROPOSED)
        showToast({ title: t('proposeFew', { max: MOST_PROPOSED }), color: 'info' })
      else void navigate(`/voorstellen?${new URLSearchParams({ leerling: [...ids].join() })}`)
    },
  }
  const message = useMessageAction('studentIds', filterQuery(filter))
  const isStudents = !isManager || (shown === 'students' && !filters.status?.includes('archived'))
  const bulkActions = isStudents
    ? [
        bulk('remindTurn'),
        ...message,
        ...(session?.can.assignPlaces ? [assign] : []),
        ...(session?.can.proposeVacancies ? [propose] : []),
        ...(isManager && chosen.linkMentor ? [chosen.linkMentor] : []),
        ...(isManager && chosen.putInGroup ? [chosen.putInGroup] : []),
        ...(isManager ? [bulk('archiveUser')] : []),
      ]
    : offered.map((action) => chosen[action] ?? bulk(action))
  const dialogs = [dialog, classes.dialog, looksAfter.dialog]
  return { menuOf, bulkActions, dialogs }
}
