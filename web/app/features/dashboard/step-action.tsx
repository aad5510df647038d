import { Mail, Phone, Search } from 'lucide-react'
import { useT } from '../../lib/i18n.tsx'
import type { Place } from './dashboard.data.ts'
import type { ViewData } from './dashboard.tsx'
import { StepLink } from './next-step.tsx'

type Own = ViewData<'newcomer'>['own']
type Reach = { whom: string; email: string | null; phoneNumber: string | null }

const reachOf = (own: Own): Reach => ({
  whom: own?.type ?? 'School',
  email: own?.email ?? null,
  phoneNumber: own?.phoneNumber ?? null,
})

/** Steps that the mentor is needed for; the others one does with the people at the placement. */
const ofMentor = ['approval', 'form', 'submitted', 'returned']

export function StudentAction({ kind, data }: { kind: string; data: ViewData<'student'> }) {
  const { internship, own, mentorEmail } = data
  const mentor = { whom: 'mentor', email: mentorEmail, phoneNumber: null }
  const place = { whom: 'place', email: internship.contactEmail, phoneNumber: internship.phoneNumber }
  if (kind === 'completed') return null
  if (kind === 'search') return <SearchLink />
  return <FirstReach wanted={ofMentor.includes(kind) ? [mentor] : [place, mentor, reachOf(own)]} />
}

/** Without a school it is the place itself, or whoever looks after volunteers. */
export function VolunteerAction({ place, own }: { place: Place; own: Own }) {
  const { contactEmail: email, phoneNumber } = place
  return <FirstReach wanted={[{ whom: 'place', email, phoneNumber }, reachOf(own)]} />
}

export function NewcomerAction({ isStudent, own }: { isStudent: boolean; own: Own }) {
  return (
    <>
      <SearchLink />
      {isStudent ? null : <FirstReach wanted={[reachOf(own)]} />}
    </>
  )
}

function SearchLink() {
  const t = useT('dashboard')
  return (
    <StepLink to="/stagebank" icon={Search}>
      {t('action.search')}
    </StepLink>
  )
}

/** The first of them who can be reached at all. */
function FirstReach({ wanted }: { wanted: Reach[] }) {
  const t = useT('dashboard')
  const reach = wanted.find(({ email, phoneNumber }) => email || phoneNumber)
  if (!reach) return null
  return reach.email ? (
    <StepLink to={`mailto:${reach.email}`} icon={Mail}>
      {t(`action.mail.${reach.whom}`)}
    </StepLink>
  ) : (
    <StepLink to={`tel:${reach.phoneNumber?.replace(/[^+\d]/g, '')}`} icon={Phone}>
      {t(`action.call.${reach.whom}`)}
    </StepLink>
  )
}
