import { dateNear } from '#lib/dates.ts'
import type { Locale, Say } from '#lib/i18n.tsx'
import type { PhaseActor, PhaseKindName } from '#protocol/features/phases.ts'
import type { SavedPhase } from '#protocol/features/workflows.ts'
import {
  Backpack,
  CalendarCheck,
  ClipboardCheck,
  Clock,
  FilePenLine,
  Flag,
  Handshake,
  MessageCircleHeart,
  NotebookPen,
  School,
  Search,
  Store,
  UserRoundCheck,
} from '#ui/icons.tsx'

export const kindIcons: Record<PhaseKindName, typeof Search> = {
  search: Search,
  approval: Handshake,
  contract: FilePenLine,
  hours: Clock,
  visit: CalendarCheck,
  assignment: NotebookPen,
  form: ClipboardCheck,
  evaluation: MessageCircleHeart,
  completion: Flag,
}
export const actorIcons: Record<PhaseActor, typeof Search> = {
  student: Backpack,
  mentor: UserRoundCheck,
  school: School,
  host: Store,
}
export const actorTints: Record<PhaseActor, string> = {
  student: 'bg-primarysoft text-primaryink',
  mentor: 'bg-infosoft text-infoink',
  school: 'bg-oksoft text-okink',
  host: 'bg-warnsoft text-warnink',
}

type Words = Say<'workflows'>
type Due = Pick<SavedPhase, 'dueRule' | 'dueDate' | 'dueDays'>

/** By when, in few words: '5 dagen', 't/m 24 april', '7 dagen na de laatste dag'. Nothing when nobody said so. */
export function dueText({ dueRule, dueDate, dueDays }: Due, t: Words, locale: Locale, today: string): string | null {
  if (dueRule === 'none') return null
  if (dueRule === 'date') return dueDate ? t('due.date', { day: dateNear(dueDate, locale, today) }) : null
  if (dueDays === null) return null
  const count = Math.abs(dueDays)
  const days = t(count === 1 ? 'due.day' : 'due.days', { count })
  if (dueRule === 'previous') return days
  if (dueDays === 0) return t(`due.${dueRule}.on`)
  return t(dueDays < 0 ? `due.${dueRule}.before` : `due.${dueRule}.after`, { days })
}

/** For whom a phase is, when not for everybody. */
export function onlyText(
  { onlySelfFound, onlyMinors, levelIds }: Pick<SavedPhase, 'onlySelfFound' | 'onlyMinors' | 'levelIds'>,
  levels: readonly { id: string; name: string }[],
  t: Words,
): string | null {
  const names = levels.filter(({ id }) => levelIds.includes(id)).map(({ name }) => name)
  const parts = [
    onlySelfFound ? t('only.selfFound') : null,
    onlyMinors ? t('only.minors') : null,
    levelIds.length > 0 ? (names.length > 0 ? names.join(', ') : t('only.levels')) : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? t('only.label', { who: parts.join(', ') }) : null
}

/** A form may be filled in at it. */
export const asksForm = ({ kind }: Pick<SavedPhase, 'kind'>) => kind === 'form' || kind === 'evaluation'

/** What brings a phase to an end. What has no screen of its own yet is ticked, whatever was chosen. */
export const endText = (
  { kind, byHand, formId }: Pick<SavedPhase, 'kind' | 'byHand' | 'formId'>,
  ownKinds: readonly string[],
  t: Words,
) => (byHand || !ownKinds.includes(kind) || (asksForm({ kind }) && !formId) ? t('ends.byHand') : t(`ends.${kind}`))

/** How a new phase begins, before anybody says more about it. */
export function newPhase(kind: PhaseKindName, words: { nl: string; en: string }): SavedPhase {
  const actors: Partial<Record<PhaseKindName, PhaseActor>> = {
    approval: 'mentor',
    visit: 'mentor',
    completion: 'mentor',
  }
  return {
    step: 0,
    kind,
    name: words.nl,
    nameEn: words.en,
    explanation: null,
    explanationEn: null,
    actor: actors[kind] ?? 'student',
    dueRule: 'previous',
    dueDate: null,
    dueDays: 14,
    byHand: false,
    remindDays: [3],
    onlySelfFound: false,
    onlyMinors: false,
    levelIds: [],
    formId: null,
  }
}

/** What a new phase of a kind is called until it gets a better name; both languages are saved, whichever one reads. */
export const kindNames: Record<PhaseKindName, { nl: string; en: string }> = {
  search: { nl: 'Stageplek zoeken', en: 'Find a place' },
  approval: { nl: 'Akkoord', en: 'Agreement' },
  contract: { nl: 'Contract', en: 'Contract' },
  hours: { nl: 'Uren', en: 'Hours' },
  visit: { nl: 'Bezoek', en: 'Visit' },
  assignment: { nl: 'Opdracht', en: 'Assignment' },
  form: { nl: 'Formulier', en: 'Form' },
  evaluation: { nl: 'Terugblik', en: 'Looking back' },
  completion: { nl: 'Afronden', en: 'Completion' },
}
