import { answer, type QueryContext } from '#engine/feature.ts'
import { lastInitial } from '#features/internships/student-name.ts'
import * as protocol from '#protocol/features/hours.ts'
import { yearMark } from '../year/year-data.ts'
import { readYearToken, type SealedYear } from '../year/year-seal.ts'
import { daysMark, readSheetToken } from './sheet-seal.ts'

type Now = { student: string | null; host: string | null; agreed: number; credit: number; days: string }

const initials = `concat_ws(' ', left(u.first_name, 1) || '.', u.infix, ${lastInitial('u.last_name')})`

/** The yearly statement of a volunteer: the same answers, about a person instead of a place. */
async function checkedYear(sealed: SealedYear, read: QueryContext['read']): Promise<protocol.CheckedSheet> {
  const { personId, year, minutes, madeAt, mark } = sealed
  const [now] = await read<{ student: string; mark: string }>({
    text: `select ${initials} as student, ${yearMark} as mark from users u where u.id = $1 and u.erased_at is null`,
    values: [personId, year],
  })
  const state = !now ? 'gone' : now.mark === mark ? 'genuine' : 'changed'
  return { state, student: now?.student ?? '', host: '', minutes, madeAt: madeAt.toISOString(), year }
}

/** Anybody who holds the sheet may ask; they read no more than stands on it, and no whole name. */
export const checkSheet = answer(protocol.checkSheet, async ({ call, read, asked, seal }) => {
  const { site } = call
  const token = asked().filter.get('token')?.text ?? ''
  const ofYear = readYearToken(seal, site.id, token)
  if (ofYear) return { meta: await checkedYear(ofYear, read) }
  const sealed = readSheetToken(seal, site.id, token)
  if (!sealed) return { meta: { state: 'unknown' } satisfies protocol.CheckedSheet }
  const [now] = await read<Now>({
    text: `select (select ${initials} from users u where u.id = i.student_id) as student,
        coalesce((select o.name from organizations o where o.id = i.organization_id), i.organization_name) as host,
        i.minutes_agreed as agreed, i.minutes_credit as credit, ${daysMark('i')} as days
      from internships i where i.id = $1`,
    values: [sealed.internshipId],
  })
  const sheet = {
    minutes: sealed.minutesAgreed + sealed.minutesCredit,
    madeAt: sealed.madeAt.toISOString(),
    student: now?.student ?? '',
    host: now?.host ?? '',
  }
  if (!now) return { meta: { state: 'gone', ...sheet } satisfies protocol.CheckedSheet }
  const isSame = now.agreed === sealed.minutesAgreed && now.credit === sealed.minutesCredit && now.days === sealed.days
  return { meta: { state: isSame ? 'genuine' : 'changed', ...sheet } satisfies protocol.CheckedSheet }
})
