import { isObject } from '#protocol/shared/guards.ts'
import type { KeptFile } from '../show/files-field.tsx'

/** What somebody wrote and added for the next version of their work, and did not hand in yet. */
export type WorkDraft = { text: string; files: KeptFile[] }
/** Whose it is, of which work, and after how many versions. */
export type DraftOf = { userId: string; workId: string; after: number }
type Kept = WorkDraft & { after: number }

/** On the device until it is handed in or its writer signs out: a phone that drops the page loses nothing. */
const nameOf = ({ userId, workId }: DraftOf) => `work:${userId}:${workId}`

/** A file that belongs to no version goes from the server after a day. */
const FILE_MS = 22 * 3600 * 1000

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value.text === 'string' && Array.isArray(value.files) && typeof value.after === 'number'

/** One that was written for an earlier version was handed in. */
export function findWorkDraft(of: DraftOf): WorkDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(of)) ?? 'null')
    if (isKept(kept) && kept.after === of.after) {
      const isThere = ({ sentAt }: KeptFile) => sentAt === undefined || Date.now() - sentAt < FILE_MS
      return { text: kept.text, files: kept.files.filter(isThere) }
    }
  } catch {
    // What cannot be read is of no use.
  }
  keepWorkDraft(of, null)
  return null
}

export function keepWorkDraft(of: DraftOf, draft: WorkDraft | null): void {
  try {
    if (draft) localStorage.setItem(nameOf(of), JSON.stringify({ ...draft, after: of.after } satisfies Kept))
    else localStorage.removeItem(nameOf(of))
  } catch {
    // A browser that keeps nothing, or has no room left, is as it was before.
  }
}

const idsOf = ({ files }: WorkDraft) => files.map(({ fileId }) => fileId).join()
export const isSameDraft = (one: WorkDraft, other: WorkDraft): boolean =>
  one.text === other.text && idsOf(one) === idsOf(other)
