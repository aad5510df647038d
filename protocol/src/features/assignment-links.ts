import { command, query, told } from '#protocol/declaring/define.ts'
import { id, list, oneOf, text } from '#protocol/declaring/fields.ts'
import { type levels, workLife, workReviewed, type workStatuses } from './assignments.ts'
import type { Answers } from './forms/answers.ts'
import type { FormContent } from './forms/content.ts'
import type { RichDoc } from './vacancies/vacancy-text.ts'

export type LinkedFile = { id: string; name: string; contentType: string; size: number }
/** Work as who holds the link may see it: the name of the student, what was asked, and what was handed in last. */
export type LinkedWork = {
  id: string
  versionId: string
  version: number
  student: string
  organization: string
  assignment: string
  instructions: RichDoc | null
  /** It is not an opinion that is asked for but a decision. */
  decides: boolean
  status: (typeof workStatuses)[number]
  text: string | null
  /** What the student filled in with it. */
  form: { content: FormContent; answers: Answers } | null
  files: LinkedFile[]
  handedInAt: string
  /** What was said by link about this version, and whether that can still be changed. */
  verdict: 'good' | 'notYet' | 'accepted' | 'returned' | null
  opinion: string | null
  level: (typeof levels)[number] | null
}
export type LinkedWorks = {
  supervisor: string
  school: string
  waiting: LinkedWork[]
  answered: LinkedWork[]
}

/** The same for who works at the host and has an account: of all students there whose school asks. */
export type HostWorks = Pick<LinkedWorks, 'waiting' | 'answered'>
export const hostWorks = query('hostWorks', 'GET /assignment_works/at_host', {
  tells: told<HostWorks>(),
  summary: 'The work of students that waits at the host of whoever asks, and what was said about it lately',
})

const token = text({ max: 100 })
export const openAssignmentLink = command('openAssignmentLink', 'POST /assignment_links/open', {
  access: 'public',
  input: { token },
  tells: told<LinkedWorks>(),
  summary: 'Read the work of students that a link in a mail is about; opening changes nothing',
})
export const linkVerdicts = ['good', 'notYet', 'undo'] as const
/** Answers with the work as it is now, a `LinkedWorks`. */
export const answerAssignmentLink = command('answerAssignmentLink', 'POST /assignment_links/answer', {
  access: 'public',
  input: {
    token,
    /** The versions that were seen: about a newer one nothing is said. */
    versionIds: list(id(), { min: 1, max: 200 }),
    verdict: oneOf(linkVerdicts),
    text: text({ max: 2000, optional: true, format: 'lines' }),
  },
  moves: [workLife.accept, workLife.return, workLife.undoAccept, workLife.undoReturn],
  emits: [workReviewed],
  tells: told<LinkedWorks>(),
  summary: 'Say without an account what one thinks of the work of students, also of many at once',
})
/** Nothing is told about the link: who holds one finds a mail, everybody else finds nothing. */
export const renewAssignmentLink = command('renewAssignmentLink', 'POST /assignment_links/renew', {
  access: 'public',
  input: { token },
  summary: 'Mail a new link to the practical supervisor, when some work still waits',
})
export const linkedFilePath = (fileId: string, token: string, size = 2000) =>
  `/api/v1/assignment_links/files/${fileId}/${size}?token=${encodeURIComponent(token)}`
