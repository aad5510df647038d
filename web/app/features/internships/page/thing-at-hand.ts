import { openSubmissions } from '#protocol/features/form-submissions.ts'
import { isOneOf } from '#protocol/shared/guards.ts'

type At = { block: string | null; current: string | null }
type Work = { status: string; to: string }
type Form = { phaseId?: string | null | undefined; status: string; isOwn: boolean; to: string }

/** Where the assignment or the form is that the step at hand waits for: the page has read them for the cards beside it. */
export function thingAtHand({ block, current }: At, works: Work[], forms: Form[]): string | undefined {
  if (block === 'assignmentReview') return works.find(({ status }) => status === 'handed_in')?.to
  const ofStep = forms.filter(({ phaseId }) => phaseId === current)
  if (block === 'form') return ofStep.find(({ status, isOwn }) => isOwn && isOneOf(openSubmissions, status))?.to
  // Nobody agrees with what they wrote themselves.
  if (block === 'review') return ofStep.find(({ status, isOwn }) => !isOwn && status === 'submitted')?.to
  return undefined
}
