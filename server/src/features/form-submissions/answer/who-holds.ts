import { hashToken } from '#auth/authenticate.ts'
import type { Call } from '#engine/call.ts'
import { fail } from '#engine/fail.ts'
import type { Tx } from '#engine/writing/transaction.ts'
import { formSubmissions, type SubmissionStatus } from '#protocol/features/form-submissions.ts'
import type { Answers } from '#protocol/features/forms/answers.ts'
import type { FormContent } from '#protocol/features/forms/content.ts'
import type { FormRole } from '#protocol/features/forms.ts'
import { answers as mayAnswer } from '../form-submissions.policy.ts'

/** A submission at hand, with the version that it is answered in. */
export type Held = {
  id: string
  formId: string
  internshipId: string | null
  phaseId: string | null
  workId: string | null
  studentId: string | null
  role: FormRole
  status: SubmissionStatus
  respondentId: string | null
  answers: Answers
  page: number
  savedAt: Date | null
  submittedAt: Date | null
  reopenUntil: Date | null
  canReopen: boolean
  dueOn: string | null
  reason: string | null
  createdAt: Date
  /** The moment of this transaction. */
  now: Date
  /** Nobody began: then it is the newest one, or the one that the reader saw. */
  isBound: boolean
  versionId: string
  version: number
  content: FormContent
  /** The form takes answers today. */
  isOpen: boolean
  maxSubmissions: number | null
}

/** For a day; what goes with work, as long as that is with the student. */
const canReopen = `case when s.work_id is null then coalesce(s.reopen_until > now(), false) else exists (select from assignment_works w
  where w.id = s.work_id and w.status in ('todo', 'returned')) end`
const isOpen = `(f.status = 'published' and coalesce(f.closes_on >= today_nl(), true))`
const columns = `s.id, s.form_id as "formId", s.internship_id as "internshipId", s.phase_id as "phaseId",
  s.student_id as "studentId", s.role, s.status, s.respondent_id as "respondentId", s.answers, s.page, s.saved_at as "savedAt",
  s.submitted_at as "submittedAt", s.reopen_until as "reopenUntil", ${canReopen} as "canReopen", s.work_id as "workId",
  s.due_on::text as "dueOn", s.reason, s.created_at as "createdAt", s.form_version_id as "boundId",
  now(), f.published_version as newest, ${isOpen} as "isOpen", f.max_submissions as "maxSubmissions"`

type Version = { versionId: string; version: number; content: FormContent }
type Row = Omit<Held, keyof Version | 'isBound'> & { boundId: string | null; newest: number }

/** What was published never changes, so a process keeps what it read last. */
const MOST_KEPT = 200
const kept = new Map<string, Version>()
const select = 'select id as "versionId", number as version, content from form_versions where'

/** Where nobody began, the version that the reader has on the screen counts, also when there is a newer one by now. */
async function withVersion(tx: Tx, { boundId, newest, ...row }: Row, seen: number | null): Promise<Held> {
  const known = boundId ? kept.get(boundId) : undefined
  const found =
    known ??
    (boundId
      ? await tx.row<Version>(`${select} id = $1`, [boundId])
      : await tx.row<Version>(`${select} form_id = $1 and number = $2`, [row.formId, seen ?? newest]))
  if (!found) throw fail('formSubmission.otherVersion')
  if (!known) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '')
    kept.set(found.versionId, found)
  }
  return { ...row, ...found, isBound: boundId !== null }
}

type Whose = { token?: string | null | undefined; submissionId?: string | null | undefined }
type How = { version?: number | null; hold?: boolean }

/** Guessing is hopeless, and after a number of wrong ones it is over altogether. */
async function byToken(tx: Tx, call: Call, token: string, { version = null, hold }: How): Promise<Held> {
  const found = await tx.row<Row & { isOver: boolean }>(
    `select ${columns}, l.expires_at <= now() as "isOver" from form_links l join form_submissions s on s.id = l.submission_id
       join forms f on f.id = s.form_id where l.token_hash = $1 ${hold ? 'for no key update of s' : ''}`,
    [hashToken(token.trim())],
  )
  if (!found) {
    await call.throttle.question(call.ip)
    throw fail('formLink.unknown')
  }
  if (found.status === 'cancelled' || found.status === 'expired') throw fail('formLink.over')
  if (found.isOver) throw fail('formLink.expired')
  return withVersion(tx, found, version)
}

async function byAccount(tx: Tx, id: string, { version = null, hold }: How): Promise<Held> {
  const [isTheirs, found] = await Promise.all([
    tx.holdsFor(formSubmissions, id, mayAnswer(tx.me)),
    tx.row<Row>(
      `select ${columns} from form_submissions s join forms f on f.id = s.form_id where s.id = $1
       ${hold ? 'for no key update of s' : ''}`,
      [id],
    ),
  ])
  if (!isTheirs || !found) throw fail('record.missing')
  if (found.status === 'cancelled' || found.status === 'expired') throw fail('formLink.over')
  return withVersion(tx, found, version)
}

export function holderOf(tx: Tx, call: Call, { token, submissionId }: Whose, how: How = {}): Promise<Held> {
  if (token) return byToken(tx, call, token, how)
  if (submissionId && tx.me.id) return byAccount(tx, submissionId, how)
  throw fail('formLink.unknown')
}
