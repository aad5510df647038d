import type { MailKind } from '#mail/mail-kind.ts'
import type { NewsChoice, NewsGroup } from '#protocol/features/news-choices.ts'
import type { NewsKind } from '#protocol/generated/notification-kinds.ts'
import type { FlagName } from '#protocol/tenants/tenant.ts'
import type { Me, RoleName } from './judging/me.ts'

/** Whom something can reach, by what they come for. */
export type Reader = 'student' | 'volunteer' | 'mentor' | 'school' | 'host' | 'centre' | 'everybody'

type Both = readonly [nl: string, en: string]

type Declared = {
  /** Which one it is of the events that docs/notifications.md counts. What is not among them has no number. */
  number?: number
  /** What it is called, in Dutch and English. */
  name: Both
  to: readonly Reader[]
  /** How it comes to who chose nothing: with a mail at once, or as one of the things that the periodic mail is about. */
  comes: 'now' | 'periodic'
  /** The mails that tell it. Without any it only stands in the product. */
  mails?: readonly MailKind[]
  /** It does not stand in the product: it is about getting in, or for who has no account. */
  isMailOnly?: true
  /** Why it cannot be off. */
  fixed?: Both
  /** Chosen together with another one, which then stands for both. */
  with?: NewsKind
  /** Chosen on a page of its own. */
  chosenAt?: string
}

/** Something that somebody can be told of: declared once, in the folder of its feature. */
export type News = Declared & { kind: NewsKind; group: NewsGroup; flag?: FlagName | undefined }

export function news<K extends NewsKind>(group: NewsGroup, all: Record<K, Declared>): Record<K, News>
export function news(group: NewsGroup, all: Record<string, Declared>): Record<string, Declared & { group: NewsGroup }> {
  return Object.fromEntries(Object.entries(all).map(([kind, each]) => [kind, { ...each, kind, group }]))
}

/** Why some news cannot be off. */
export const fixedBy = {
  safety: ['Dit gaat over de veiligheid van het account.', 'This is about the safety of the account.'],
  law: ['De wet vraagt ons om dit te vertellen.', 'The law asks us to tell this.'],
  signing: [
    'Zonder deze mail kan een overeenkomst niet getekend worden.',
    'Without this mail an agreement cannot be signed.',
  ],
  way: ['Zonder deze mail is inloggen niet mogelijk.', 'Without this mail there is no signing in.'],
} as const satisfies Record<string, Both>

const atSchool: Record<RoleName, Reader> = {
  admin: 'school',
  mentor: 'mentor',
  student: 'student',
  volunteer: 'volunteer',
}

/** What somebody comes for, whatever the organization for which they act now. */
export function readerOf({ allRoles }: Me): Set<Reader> {
  const readers = allRoles.map(({ name, organizationType: type }): Reader => {
    if (type === 'School') return atSchool[name]
    if (type === 'NonProfit' || type === 'Provider') return 'host'
    return name === 'admin' && type === 'VolunteerCenter' ? 'centre' : 'volunteer'
  })
  return new Set<Reader>(['everybody', ...(readers.length > 0 ? readers : ['volunteer' as const])])
}

export const defaultOf = ({ comes }: News): NewsChoice => comes
/** What can be chosen: with a mail or without, or not at all. */
export function choicesOf({ fixed, chosenAt, mails = [] }: News): NewsChoice[] {
  if (fixed || chosenAt) return []
  return mails.length > 0 ? ['now', 'periodic', 'off'] : ['periodic', 'off']
}
