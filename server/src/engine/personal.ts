import type { Tx } from './writing/transaction.ts'

/** Words for people, by what they are of: Dutch and English. */
export type Words = Readonly<Record<string, readonly [nl: string, en: string]>>

/** One file of what is held about somebody, which they can take along. */
export type OwnFile = {
  title: readonly [nl: string, en: string]
  /** Its rows; $1 is the person. Columns are named one by one, so that a secret which a table gets later stays here. */
  text: string
  /** What its columns are called, where the common words do not say it. */
  labels?: Words
  /** What the codes in a column mean. */
  values?: Readonly<Record<string, Words>>
}

/** A column that points at a person. */
export type PersonalColumn<F extends string = string> = {
  /** The file that tells it to the person, or why none does. */
  told: F | { not: string }
  /** What happens when the person is erased: the row goes, a statement forgets ($1 is the person), or why it stays. */
  onErase: 'delete' | { forget: string } | { stays: string }
  /** How long it is kept, when that is shorter than the account. */
  kept?: string
}

export type Personal = {
  files: Readonly<Record<string, OwnFile>>
  /** Pictures and documents that go along: statements ($1 is the person) with a `name`, a `fileId` and its `contentType`. */
  attachments: readonly string[]
  columns: Readonly<Record<string, PersonalColumn>>
  /** Statements that forget an address ($1) where it was typed rather than pointed at. */
  addresses: readonly string[]
  /** Ends what is still going on for somebody, before they are erased. */
  endFor?: ((tx: Tx, personId: string) => Promise<void>) | undefined
}

/** What a feature holds about people: `table.column` for each column that points at one. A test finds those left out. */
export function personal<F extends string = never>(parts: {
  files?: Readonly<Record<F, OwnFile>>
  attachments?: readonly string[]
  columns?: Readonly<Record<`${string}.${string}`, PersonalColumn<NoInfer<F>>>>
  addresses?: readonly string[]
  endFor?: Personal['endFor']
}): Personal {
  return { files: {}, attachments: [], columns: {}, addresses: [], ...parts }
}

/** For who decided something about others. */
export const decidedBy: PersonalColumn<never> = {
  told: { not: 'a decision about somebody or something else; that it was made is in events' },
  onErase: { stays: 'says that somebody decided it; the account it points at has no name any more' },
}
